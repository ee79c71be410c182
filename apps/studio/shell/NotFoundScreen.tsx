import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';
import { t } from './messages.ts';

/** An address that leads nowhere, or to what is not the account's. */
export function NotFoundScreen() {
  useTitle(t('notFound'));
  return (
    <main className="centred">
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
    </main>
  );
}
