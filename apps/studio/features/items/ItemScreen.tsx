import { useQuery } from '@tanstack/react-query';
import { itemPath } from '@veranda/domain/pages/item-path';
import type { PageDocument } from '@veranda/domain/pages/document';
import { itemKind } from '@veranda/domain/pages/page-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useCallback, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { EditedPage } from '../pages/page-editor-context.ts';
import { SectionsEditor } from '../workspace/SectionsEditor.tsx';
import { itemQuery } from './item-queries.ts';
import { itemsKey } from '../../queries/item-facets.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemHead } from './ItemHead.tsx';
import type { ItemDetail } from './item-detail.ts';
import { t } from './messages.ts';
import '../pages/pages.css';

/** An item of a collection: its content on the page that shows it, and its fields. */
export function ItemScreen() {
  const site = useSite();
  const { collection, item: id = '' } = useParams();
  const { search } = useLocation();
  const query = useQuery(itemQuery(site.id, id));
  if (isRefusal(query.error, 'unknown-document') || query.data?.item.inTrash) return <NotFoundScreen />;
  // An item that cannot be read again stays: somebody may be writing in it.
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingItem />;
  const { item } = query.data;
  if (collection !== item.collectionId)
    return <Navigate to={`${paths.item(site.slug, item.collectionId, id)}${search}`} replace />;
  return <ItemOpening key={id} detail={query.data} />;
}

function ItemOpening({ detail }: { readonly detail: ItemDetail }) {
  const { id: site } = useSite();
  const { item } = detail;
  const opening = useDocumentSession({ site, kind: itemKind, id: item.id });
  if (opening.state === 'opening') return <LoadingItem />;
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return <ItemEditor detail={detail} open={opening.open} />;
}

interface ItemEditorProps {
  readonly detail: ItemDetail;
  readonly open: OpenDocument<PageDocument>;
}

function ItemEditor({ detail, open }: ItemEditorProps) {
  const { id: site, timeZone } = useSite();
  const { id, title } = detail.item;
  const path = previewPath(detail, timeZone);
  const page = useMemo(
    (): EditedPage => ({
      kind: 'item',
      id,
      title,
      path,
      area: 'pages',
      fields: <ItemFields detail={detail} />,
    }),
    [id, title, path, detail],
  );
  const head = useCallback(
    (onNameVersion: () => void) => <ItemHead detail={detail} open={open} onNameVersion={onNameVersion} />,
    [detail, open],
  );
  return <SectionsEditor page={page} open={open} lists={[itemsKey(site)]} head={head} />;
}

function previewPath({ item, collection }: ItemDetail, timeZone: string): string | null {
  const isShown = item.status === 'published' && collection.isPublished;
  return isShown ? itemPath(collection, item, timeZone) : null;
}

function LoadingItem() {
  return (
    <div className="ui-page ui-page--narrow" role="status" aria-label={t('loadingTheItem')}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  );
}
