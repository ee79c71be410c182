import type { ItemSummary } from '@veranda/contracts/items';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ArrangeItems } from './ArrangeItems.tsx';
import { EventCalendar } from './EventCalendar.tsx';
import { FirstUse } from './FirstUse.tsx';
import { ItemTable } from './ItemTable.tsx';
import { QuickEdit } from './QuickEdit.tsx';
import { SelectedItems } from './SelectedItems.tsx';
import type { ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

interface ListedItemsProps {
  readonly list: ItemList;
  /** Asks for a new item; null for those who may not add one. */
  readonly onAdd: (() => void) | null;
}

/** The rows of a collection, or why there are none. */
export function ListedItems({ list, onAdd }: ListedItemsProps) {
  const { items } = list;
  if (items.isPending) return <SkeletonTable label={t('loading')} />;
  if (!items.data)
    return <ErrorState message={messageOf(items.error)} onRetry={() => void items.refetch()} />;
  if (list.isFirstUse) return <FirstUse collection={list.collection} onAdd={onAdd} />;
  if (list.view === 'arrange') return <ArrangeItems collection={list.collection} />;
  if (list.view === 'calendar') return <EventCalendar list={list} />;
  if (items.data.total === 0) return <NothingFound list={list} />;
  return <ItemRows list={list} />;
}

function ItemRows({ list }: { readonly list: ItemList }) {
  const [edited, setEdited] = useState<ItemSummary | null>(null);
  const canChange = mayWrite(useSite(), 'pages') && list.status !== 'trash';
  return (
    <>
      {canChange ? <SelectedItems list={list} /> : null}
      <ItemTable list={list} canChange={canChange} onEdit={setEdited} />
      {edited ? <QuickEdit item={edited} changes={list.changes} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

const noFilters = { search: '', state: '', tag: '', category: '', author: '', month: '' };

function NothingFound({ list: { place, status } }: { readonly list: ItemList }) {
  const clear = <Button onPress={() => place.set(noFilters)}>{t('clearFilters')}</Button>;
  const isTrash = status === 'trash' && place.text('search') === '';
  return <EmptyState title={isTrash ? t('trashIsEmpty') : t('nothingMatches')} actions={clear} />;
}
