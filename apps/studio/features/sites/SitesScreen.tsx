import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus } from 'lucide-react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../use-account.ts';
import { useTitle } from '../../use-title.ts';
import { SiteCards } from './SiteCards.tsx';
import { sitesQuery } from '../../queries/site-queries.ts';
import { t } from './messages.ts';
import './sites.css';

/** The account's sites as cards. */
export function SitesScreen() {
  useTitle(t('yourSites'));
  const account = useAccount();
  const sites = useQuery(sitesQuery);
  const list = sites.data?.sites ?? [];
  return (
    <>
      <PlainBar account={account} />
      <main className="ui-page">
        <PageHeader
          title={t('yourSites')}
          actions={
            list.length > 0 ? (
              <LinkButton href={paths.templates} variant="primary">
                <Plus size={16} aria-hidden="true" />
                {t('newSite')}
              </LinkButton>
            ) : undefined
          }
        />
        {sites.isError ? (
          <ErrorState message={messageOf(sites.error)} onRetry={() => void sites.refetch()} />
        ) : sites.isPending ? (
          <div className="site-cards" role="status" aria-label={t('loading')}>
            <Skeleton height="280px" />
            <Skeleton height="280px" />
          </div>
        ) : (
          <SiteCards sites={list} />
        )}
      </main>
    </>
  );
}
