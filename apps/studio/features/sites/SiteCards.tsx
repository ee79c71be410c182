import type { SiteCard } from '@veranda/contracts/sites';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { SiteCardLink } from './SiteCardLink.tsx';

/** The sites of an account, or the way to the first one. */
export function SiteCards({ sites }: { readonly sites: readonly SiteCard[] }) {
  if (sites.length === 0) {
    return (
      <EmptyState
        title="No sites yet"
        actions={
          <LinkButton href={paths.templates} variant="primary" size="large">
            Create a site
          </LinkButton>
        }
      >
        Choose a template and a name, and start with pages and a shop you can make your own.
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
