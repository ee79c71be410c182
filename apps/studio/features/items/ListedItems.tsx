import type { ItemSummary } from '@veranda/contracts/items';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useRowSelection } from '../../use-row-selection.ts';
import { wordsOf } from './item-words.ts';
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
  const { items, place } = list;
  if (items.isPending) return <SkeletonTable label={t('loading')} />;
  if (!items.data)
    return <ErrorState message={messageOf(items.error)} onRetry={() => void items.refetch()} />;
  if (list.isFirstUse) return <FirstUse list={list} onAdd={onAdd} />;
  if (items.data.total === 0) return <NothingFound list={list} />;
  return (
    <>
      <ItemRows list={list} items={items.data.items} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={items.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}

function ItemRows({ list, items }: { readonly list: ItemList; readonly items: readonly ItemSummary[] }) {
  const selection = useRowSelection(items.map(({ id }) => id));
  const [edited, setEdited] = useState<ItemSummary | null>(null);
  const canChange = mayWrite(useSite(), 'pages') && list.status !== 'trash';
  return (
    <>
      {canChange ? <SelectedItems items={items} selection={selection} changes={list.changes} /> : null}
      <ItemTable list={list} items={items} selection={canChange ? selection : null} onEdit={setEdited} />
      {edited ? <QuickEdit item={edited} changes={list.changes} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function FirstUse({ list, onAdd }: ListedItemsProps) {
  const words = wordsOf(list.collection.typeName);
  const add = onAdd ? (
    <Button variant="primary" onPress={onAdd}>
      <Plus size={16} aria-hidden="true" />
      {words.add}
    </Button>
  ) : undefined;
  return (
    <EmptyState title={words.none} actions={add}>
      {words.noneText}
    </EmptyState>
  );
}

const noFilters = { search: '', state: '', tag: '', category: '', author: '', month: '' };

function NothingFound({ list: { place, status } }: { readonly list: ItemList }) {
  const clear = <Button onPress={() => place.set(noFilters)}>{t('clearFilters')}</Button>;
  const isTrash = status === 'trash' && place.text('search') === '';
  return <EmptyState title={isTrash ? t('trashIsEmpty') : t('nothingMatches')} actions={clear} />;
}
