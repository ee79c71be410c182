import { useQuery } from '@tanstack/react-query';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { pageQuery } from '../../queries/page-queries.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { DocumentHistory } from './DocumentHistory.tsx';
import { sectionsHistory } from './sections-history.ts';
import { t } from './messages.ts';

const pageHistory = sectionsHistory(pageKind);

/** The versions of a page. */
export function PageHistoryScreen() {
  const site = useSite();
  const { page: id = '' } = useParams();
  const query = useQuery(pageQuery(site.id, id));
  if (isRefusal(query.error, 'unknown-page')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className="ui-page" role="status" aria-label={t('loadingTheHistory')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  const back = { href: paths.page(site.slug, id), label: t('backToEditor') };
  return <DocumentHistory kind={pageHistory} id={id} title={query.data.page.title} back={back} />;
}
