import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { PageEditor } from './PageEditor.tsx';
import { pageQuery } from '../../queries/page-queries.ts';
import { t } from './messages.ts';
import './pages.css';

/** The content of a page as its sections and blocks. */
export function PageScreen() {
  const site = useSite();
  const { page: id = '' } = useParams();
  const query = useQuery({
    ...pageQuery(site.id, id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  if (isRefusal(query.error, 'unknown-page')) return <NotFoundScreen />;
  // A page that cannot be read again stays: somebody may be writing in it.
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !query.isFetchedAfterMount) {
    return (
      <div className="ui-page ui-page--narrow" role="status" aria-label={t('loadingThePage')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </div>
    );
  }
  const detail = query.data;
  if (detail.document === null) return <CollectionPage page={detail.page} />;
  return (
    <PageEditor
      key={id}
      detail={detail}
      document={detail.document}
      onReload={async () => (await query.refetch()).data}
    />
  );
}
