import type { InventoryVariant } from '@veranda/contracts/inventory';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn, type TableSort } from '@veranda/ui/DataTable.tsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { tellClick } from '../../api/interface-clicks.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { InventoryDetails } from './InventoryDetails.tsx';
import type { InventorySettings } from './inventory-queries.ts';
import { StockOfRow } from './StockOfRow.tsx';
import { nameOf, t } from './messages.ts';

type Column = TableColumn<InventoryVariant>;

interface InventoryTableProps extends Pick<InventorySettings, 'columns' | 'lowStockAt'> {
  readonly rows: readonly InventoryVariant[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

/** Variants as rows, which unfold in place: who waits, what changed, and the stock as a figure. */
export function InventoryTable({ rows, columns, lowStockAt, sort, onSort }: InventoryTableProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const toggle = ({ variantId }: InventoryVariant) => {
    tellClick('inventory', 'row-expander');
    setOpenKey(openKey === variantId ? null : variantId);
  };
  const shown = [
    name,
    ...optional.filter(({ key }) => key === 'sku' && columns.includes(key)),
    price,
    ...optional.filter(({ key }) => key !== 'sku' && columns.some((column) => column === key)),
    stockColumn(lowStockAt),
  ];
  return (
    <DataTable
      label={t('inventory')}
      columns={shown}
      rows={rows}
      rowKey={({ variantId }) => variantId}
      sort={sort}
      onSort={onSort}
      expansion={{ openKey, onToggle: toggle, nameOf, render: (row) => <InventoryDetails row={row} /> }}
    />
  );
}

const name: Column = {
  key: 'name',
  header: t('product'),
  isSortable: true,
  mobileSlot: 'title',
  render: (row) => <NameCell row={row} />,
};

const price: Column = {
  key: 'price',
  header: t('price'),
  isSortable: true,
  render: ({ price: value, currency }) => showMoney({ value, currency }),
};

const optional: readonly Column[] = [
  {
    key: 'sku',
    header: t('sku'),
    mobileSlot: 'labelled',
    render: ({ sku }) => <span className="ui-clip">{sku}</span>,
  },
  {
    key: 'reserved',
    header: t('reserved'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ reserved }) => reserved,
  },
  {
    key: 'waiting',
    header: t('waiting'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ waiting }) => waiting,
  },
];

function stockColumn(lowStockAt: number): Column {
  return {
    key: 'stock',
    header: t('stock'),
    isSortable: true,
    mobileSlot: 'end',
    render: (row) => <StockOfRow row={row} lowStockAt={lowStockAt} />,
  };
}

function NameCell({ row }: { readonly row: InventoryVariant }) {
  const site = useSite();
  return (
    <span className="inventory-name">
      <span className="ui-thumb">
        {row.imageUrl ? (
          <img src={addressAtWidth(row.imageUrl, 100)} alt="" loading="lazy" />
        ) : (
          <ImageOff size={16} aria-hidden="true" />
        )}
      </span>
      <span className="inventory-name-words">
        <Link
          to={paths.product(site.slug, row.productId)}
          className="inventory-link"
          onClick={() => tellClick('inventory', 'row')}
        >
          {row.title}
        </Link>
        {row.variant === '' ? null : <span className="ui-help">{row.variant}</span>}
      </span>
      {row.state === 'draft' ? <Badge>{t('draft')}</Badge> : null}
    </span>
  );
}
