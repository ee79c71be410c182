import type { ItemSummary } from '@veranda/contracts/items';
import type { TableColumn, TableSort } from '@veranda/ui/DataTable.tsx';
import { VirtualTable } from '@veranda/ui/VirtualTable.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ItemActions } from './ItemActions.tsx';
import { DateCell, StateCell, TitleCell } from './ItemCells.tsx';
import type { ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

interface ItemTableProps {
  readonly list: ItemList;
  /** True where items may be selected and changed. */
  readonly canChange: boolean;
  readonly onEdit: (item: ItemSummary) => void;
}

/** Items in rows: title, state, author, date, and what may be done with each. */
export function ItemTable({ list, canChange, onEdit }: ItemTableProps) {
  const { collection, place, sort, rows } = list;
  const isWriter = mayWrite(useSite(), 'pages');
  const shown = shownSort(sort);
  return (
    <VirtualTable
      label={collection.title}
      columns={columnsOf(list, { canChange, isWriter, onEdit })}
      total={rows.total}
      rowAt={rows.rowAt}
      rowKey={({ id }) => id}
      onRange={rows.showRange}
      {...(shown ? { sort: shown } : {})}
      onSort={(next) => place.set({ sort: `${next.key}-${next.direction}` })}
    />
  );
}

function shownSort(sort = ''): TableSort | null {
  const [key, direction] = sort.split('-');
  if (key === undefined || (direction !== 'asc' && direction !== 'desc')) return null;
  return { key, direction };
}

interface ColumnProps extends Pick<ItemTableProps, 'canChange' | 'onEdit'> {
  readonly isWriter: boolean;
}

function columnsOf(
  { changes: made, moves, selection }: ItemList,
  { canChange, isWriter, onEdit }: ColumnProps,
): readonly TableColumn<ItemSummary>[] {
  const changes = canChange ? made : null;
  return [
    {
      key: 'title',
      header: t('title'),
      mobileSlot: 'title',
      isSortable: true,
      render: (item) => <TitleCell item={item} changes={changes} selection={canChange ? selection : null} />,
    },
    { key: 'state', header: t('state'), render: (item) => <StateCell item={item} changes={changes} /> },
    {
      key: 'author',
      header: t('author'),
      render: ({ author }) =>
        author === '' ? null : <span className="ui-muted ui-clip wide-only">{author}</span>,
    },
    {
      key: 'date',
      header: t('date'),
      isSortable: true,
      render: (item) => <DateCell item={item} changes={changes} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'trailing',
      render: (item) => <ItemActions item={item} moves={moves} onEdit={onEdit} canWrite={isWriter} />,
    },
  ];
}
