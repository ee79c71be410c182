import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { RestockTabs } from './RestockTabs.tsx';
import { RestockMessagesForm } from './RestockMessagesForm.tsx';
import { merchandisingQuery } from './restock-queries.ts';
import { t } from './messages.ts';

/** Texts of the shop where something is scarce or sold out. */
export function RestockMessagesScreen() {
  const site = useSite();
  useTitle(t('backInStock'), site.title);
  const query = useQuery(merchandisingQuery(site.id));
  return (
    <div className="ui-page ui-page--narrow">
      <PageHeader title={t('backInStock')} />
      <RestockTabs selected="words">
        {query.isError && !query.data ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <div className="ui-stack" role="status" aria-label={t('loading')}>
            <Skeleton height="240px" />
            <Skeleton height="180px" />
          </div>
        ) : (
          <RestockMessagesForm settings={query.data.merchandising} siteTexts={query.data.siteTexts} />
        )}
      </RestockTabs>
    </div>
  );
}
