import { useQuery } from '@tanstack/react-query';
import type { SiteCard } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../shell/use-account.ts';
import { useTitle } from '../../use-title.ts';
import { sitesQuery } from './site-queries.ts';
import { trialWords } from './trial-words.ts';
import './sites.css';

/** The account's sites as cards. */
export function SitesScreen() {
  useTitle('Your sites');
  const account = useAccount();
  const sites = useQuery(sitesQuery);
  const list = sites.data?.sites ?? [];
  return (
    <>
      <PlainBar account={account} />
      <main className="ui-page">
        <PageHeader
          title="Your sites"
          actions={
            list.length > 0 ? (
              <LinkButton href={paths.templates} variant="primary">
                <Plus size={16} aria-hidden="true" />
                New site
              </LinkButton>
            ) : undefined
          }
        />
        {sites.isError ? (
          <ErrorState message={messageOf(sites.error)} onRetry={() => void sites.refetch()} />
        ) : sites.isPending ? (
          <div className="site-cards" role="status" aria-label="Loading">
            <Skeleton height="280px" />
            <Skeleton height="280px" />
          </div>
        ) : list.length === 0 ? (
          <EmptyState
            title="Nothing here yet"
            actions={
              <LinkButton href={paths.templates} variant="primary" size="large">
                Make a site
              </LinkButton>
            }
          >
            Choose a look, give it a name, and you have pages and a shop to make your own.
          </EmptyState>
        ) : (
          <ul className="site-cards">
            {list.map((site) => (
              <li key={site.id}>
                <Card site={site} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

function Card({ site }: { readonly site: SiteCard }) {
  const trial = trialWords(site, new Date());
  return (
    <Link href={paths.home(site.slug)} className="site-card">
      <span className="site-card-picture">
        {site.pictureUrl ? (
          <img src={site.pictureUrl} alt="" />
        ) : (
          <span className="site-card-letter">{site.title[0]}</span>
        )}
      </span>
      <span className="site-card-words">
        <strong className="ui-clip">{site.title}</strong>
        <span className="ui-muted ui-clip">{site.host}</span>
        <span className="ui-row">
          {site.published ? <Badge tone="ok">Published</Badge> : <Badge>Not published</Badge>}
          {trial ? <Badge tone={trial.isOver ? 'danger' : 'neutral'}>{trial.words}</Badge> : null}
        </span>
      </span>
    </Link>
  );
}
