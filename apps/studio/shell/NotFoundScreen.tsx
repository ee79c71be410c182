import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { useContext } from 'react';
import { paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';
import { SiteContext } from './use-site.ts';
import { t } from './messages.ts';

/** An address that leads nowhere, or to what is not the account's. */
export function NotFoundScreen() {
  const site = useContext(SiteContext);
  useTitle(t('notFound'), site?.title);
  // The frame of a site has the main region already.
  const Region = site ? 'div' : 'main';
  return (
    <Region className="centred">
      <EmptyState
        title={t('pageNotFound')}
        actions={
          <LinkButton href={paths.sites} variant="primary">
            {t('goToYourSites')}
          </LinkButton>
        }
      >
        {t('pageNotFoundText')}
      </EmptyState>
    </Region>
  );
}
