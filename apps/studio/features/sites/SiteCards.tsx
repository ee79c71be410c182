import type { SiteCard } from '@veranda/contracts/sites';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { SiteCardLink } from './SiteCardLink.tsx';
import { t } from './messages.ts';

/** The sites of an account, or the way to the first one. */
export function SiteCards({ sites }: { readonly sites: readonly SiteCard[] }) {
  if (sites.length === 0) {
    return (
      <EmptyState
        title={t('noSitesYet')}
        actions={
          <LinkButton href={paths.templates} variant="primary" size="large">
            {t('createASite')}
          </LinkButton>
        }
      >
        {t('noSitesYetText')}
      </EmptyState>
    );
  }
  return (
    <ul className="site-cards">
      {sites.map((site) => (
        <li key={site.id}>
          <SiteCardLink site={site} />
        </li>
      ))}
    </ul>
  );
}
