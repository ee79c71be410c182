import type { ItemSummary } from '@veranda/contracts/items';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { DataTable, type TableColumn, type TableSort } from '@veranda/ui/DataTable.tsx';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { itemBadges, itemDate } from './item-words.ts';
import { ItemActions } from './ItemActions.tsx';
import type { ItemList } from './use-item-list.ts';
import type { ItemMoves } from './use-item-moves.ts';
import { t } from './messages.ts';

interface ItemTableProps {
  readonly list: ItemList;
  readonly items: readonly ItemSummary[];
  /** Null where none may be selected. */
  readonly selection: RowSelection | null;
  readonly onEdit: (item: ItemSummary) => void;
}

/** Items in rows: title, state, date, and what may be done with each. */
export function ItemTable({ list, items, selection, onEdit }: ItemTableProps) {
  const { collection, place, sort, moves } = list;
  const site = useSite();
  const shown = shownSort(sort);
  return (
    <DataTable
      label={collection.title}
      columns={columnsOf(site, { moves, onEdit, selection })}
      rows={items}
      rowKey={({ id }) => id}
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

function columnsOf(
  site: SiteDetail,
  { moves, onEdit, selection }: Pick<ItemTableProps, 'onEdit' | 'selection'> & { readonly moves: ItemMoves },
): readonly TableColumn<ItemSummary>[] {
  return [
    {
      key: 'title',
      header: t('title'),
      mobileSlot: 'title',
      isSortable: true,
      render: (item) => <ItemTitle item={item} selection={selection} />,
    },
    {
      key: 'state',
      header: t('state'),
      render: (item) => <ItemBadges item={item} />,
    },
    {
      key: 'author',
      header: t('author'),
      render: ({ author }) => <span className="ui-muted">{author}</span>,
    },
    {
      key: 'date',
      header: t('date'),
      isSortable: true,
      render: (item) => <span className="ui-muted">{itemDate(item, site.timeZone)}</span>,
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'end',
      render: (item) => (
        <ItemActions item={item} moves={moves} onEdit={onEdit} canWrite={mayWrite(site, 'pages')} />
      ),
    },
  ];
}

function ItemBadges({ item }: { readonly item: ItemSummary }) {
  return (
    <span className="item-badges">
      {itemBadges(item).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

interface ItemTitleProps extends Pick<ItemTableProps, 'selection'> {
  readonly item: ItemSummary;
}

function ItemTitle({ item, selection }: ItemTitleProps) {
  const site = useSite();
  const title = item.title || t('untitled');
  return (
    <span className="item-cell">
      {selection ? (
        <Checkbox
          aria-label={t('selectItem', { title })}
          isSelected={selection.selected.has(item.id)}
          onChange={(isIn) => selection.select(item.id, isIn)}
        />
      ) : null}
      <span className="item-title">
        {item.inTrash ? (
          <strong>{title}</strong>
        ) : (
          <Link to={paths.item(site.slug, item.collectionId, item.id)} className="item-link">
            {title}
          </Link>
        )}
        <span className="ui-help ui-clip">/{item.urlSlug}</span>
      </span>
    </span>
  );
}
