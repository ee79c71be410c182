import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { MessageCircle, Plus, Settings2, Tags } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { paths } from '../../paths.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { mayRead, mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ItemFilters } from './ItemFilters.tsx';
import { wordsOf } from './item-words.ts';
import { ListedItems } from './ListedItems.tsx';
import { NewItemDialog } from './NewItemDialog.tsx';
import { type ItemList, useItemList, viewsOf } from './use-item-list.ts';
import { t } from './messages.ts';
import './items.css';

/** The items of a collection: what there is, in which state, and a new one. */
export function CollectionScreen() {
  const site = useSite();
  const { collection: id = '' } = useParams();
  const query = useQuery(pagesQuery(site.id));
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonTable label={t('loading')} />;
  const page = query.data.pages.find((each) => each.id === id && !each.inTrash);
  if (!page) return <NotFoundScreen />;
  if (page.type === collectionTypes.products) return <Navigate to={paths.products(site.slug)} replace />;
  if (isSinglePage(page.type)) return <Navigate to={paths.page(site.slug, id)} replace />;
  return <CollectionItems key={id} collection={page} />;
}

function CollectionItems({ collection }: { readonly collection: PageSummary }) {
  const site = useSite();
  const list = useItemList(collection);
  const [isAdding, setAdding] = useState(false);
  useTitle(collection.title, site.title);
  const { items, isFirstUse } = list;
  const canWrite = mayWrite(site, 'pages');
  const add = canWrite ? () => setAdding(true) : null;
  return (
    <div className="ui-page">
      <PageHeader
        title={collection.title}
        back={{ href: paths.pages(site.slug), label: t('pages') }}
        actions={<HeadActions collection={collection} onAdd={isFirstUse ? null : add} />}
      >
        {items.data && !isFirstUse ? <p>{t('itemCount', { count: items.data.all })}</p> : null}
      </PageHeader>
      {isFirstUse ? null : <ViewSwitch list={list} />}
      {isFirstUse || list.view === 'arrange' ? null : <ItemFilters list={list} />}
      {items.isError && items.data ? (
        <FailureNotice failure={items.error} onRetry={() => void items.refetch()} />
      ) : null}
      <ListedItems list={list} onAdd={add} />
      {isAdding ? <NewItemDialog collection={collection} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

const viewLabels = { list: t('viewList'), arrange: t('viewArrange'), calendar: t('viewCalendar') };

function ViewSwitch({ list: { collection, place, view } }: { readonly list: ItemList }) {
  const views = viewsOf(collection);
  if (views.length < 2) return null;
  return (
    <div className="ui-row">
      <SegmentedControl
        label={t('views')}
        value={view}
        segments={views.map((value) => ({ value, label: viewLabels[value] }))}
        onChange={(next) => place.set({ view: next === 'list' ? '' : next })}
      />
    </div>
  );
}

interface HeadActionsProps {
  readonly collection: PageSummary;
  /** Null where nothing can be added here. */
  readonly onAdd: (() => void) | null;
}

function HeadActions({ collection, onAdd }: HeadActionsProps) {
  const site = useSite();
  return (
    <>
      {mayRead(site, 'comments') ? (
        <LinkButton href={paths.comments(site.slug)}>
          <MessageCircle size={16} aria-hidden="true" />
          {t('comments')}
        </LinkButton>
      ) : null}
      <LinkButton href={paths.tags(site.slug)}>
        <Tags size={16} aria-hidden="true" />
        {t('tags')}
      </LinkButton>
      <LinkButton href={paths.page(site.slug, collection.id)}>
        <Settings2 size={16} aria-hidden="true" />
        {t('pageSettings')}
      </LinkButton>
      {onAdd ? (
        <Button variant="primary" onPress={onAdd}>
          <Plus size={16} aria-hidden="true" />
          {wordsOf(collection.typeName).add}
        </Button>
      ) : null}
    </>
  );
}
