import { useQuery } from '@tanstack/react-query';
import { itemKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { DocumentHistory } from '../history/DocumentHistory.tsx';
import { sectionsHistory } from '../history/sections-history.ts';
import { itemQuery } from './item-queries.ts';
import { t } from './messages.ts';

const itemHistory = sectionsHistory(itemKind);

/** The versions of an item. */
export function ItemHistoryScreen() {
  const site = useSite();
  const { collection = '', item: id = '' } = useParams();
  const query = useQuery(itemQuery(site.id, id));
  if (isRefusal(query.error, 'unknown-document')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className="ui-page" role="status" aria-label={t('loading')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  const back = { href: paths.item(site.slug, collection, id), label: t('backToEditor') };
  return <DocumentHistory kind={itemHistory} id={id} title={query.data.item.title} back={back} />;
}
