import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { OrderName } from './OrderName.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { RowSelection } from '../../use-row-selection.ts';
import { t } from './messages.ts';

interface OrderTableProps {
  /** The orders that are ticked. */
  readonly selection: RowSelection;
  readonly orders: readonly OrderRow[];
  readonly site: string;
}

/** Orders as rows; one that nobody has opened carries a dot. */
export function OrderTable({ orders, site, selection }: OrderTableProps) {
  const tick: TableColumn<OrderRow> = {
    key: 'tick',
    header: t('choose'),
    hideHeader: true,
    mobileSlot: 'trailing',
    render: (order) => (
      <Checkbox
        aria-label={t('chooseOrderNumber', { number: order.number })}
        isSelected={selection.selected.has(order.id)}
        onChange={(isIn) => selection.select(order.id, isIn)}
      />
    ),
  };
  const name: TableColumn<OrderRow> = {
    key: 'number',
    header: t('order'),
    mobileSlot: 'title',
    render: (order) => <OrderName order={order} site={site} />,
  };
  return (
    <DataTable
      label={t('orders')}
      columns={[tick, name, ...columns]}
      rows={orders}
      rowKey={(order) => order.id}
    />
  );
}

const columns: readonly TableColumn<OrderRow>[] = [
  {
    key: 'placed',
    header: t('placed'),
    render: (order) => <span className="ui-muted">{formatDateTime(order.placedAt)}</span>,
  },
  { key: 'status', header: t('status'), render: (order) => <StatusBadge order={order} /> },
  {
    key: 'payment',
    header: t('payment'),
    render: (order) => (
      <span className="ui-row order-badges">
        <PaymentBadge order={order} />
        {order.testMode ? <Badge>{t('test')}</Badge> : null}
      </span>
    ),
  },
  {
    key: 'items',
    header: t('items'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: (order) => order.itemCount,
  },
  {
    key: 'total',
    header: t('total'),
    isEnd: true,
    mobileSlot: 'end',
    render: (order) => <strong>{showMoney(order.total)}</strong>,
  },
];
