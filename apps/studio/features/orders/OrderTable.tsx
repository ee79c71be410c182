import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { OrderName } from './OrderName.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { Chosen } from './use-chosen-orders.ts';

export interface OrderTableProps {
  /** The orders that are ticked. */
  readonly chosen: Chosen;
  readonly orders: readonly OrderRow[];
  readonly site: string;
}

/** Orders as rows; one that nobody has opened carries a dot. */
export function OrderTable({ orders, site, chosen }: OrderTableProps) {
  const tick: TableColumn<OrderRow> = {
    key: 'tick',
    header: 'Choose',
    hideHeader: true,
    onPhone: 'corner',
    render: (order) => (
      <Checkbox
        aria-label={`Choose order #${String(order.number)}`}
        isSelected={chosen.chosen.has(order.id)}
        onChange={(isIn) => chosen.choose(order.id, isIn)}
      />
    ),
  };
  const name: TableColumn<OrderRow> = {
    key: 'number',
    header: 'Order',
    onPhone: 'lead',
    render: (order) => <OrderName order={order} site={site} />,
  };
  return (
    <DataTable label="Orders" columns={[tick, name, ...columns]} rows={orders} rowKey={(order) => order.id} />
  );
}

const columns: readonly TableColumn<OrderRow>[] = [
  {
    key: 'placed',
    header: 'Placed',
    render: (order) => <span className="ui-muted">{formatDateTime(order.placedAt)}</span>,
  },
  { key: 'status', header: 'Status', render: (order) => <StatusBadge order={order} /> },
  {
    key: 'payment',
    header: 'Payment',
    render: (order) => (
      <span className="ui-row order-badges">
        <PaymentBadge order={order} />
        {order.testMode ? <Badge>Test</Badge> : null}
      </span>
    ),
  },
  { key: 'items', header: 'Items', isEnd: true, onPhone: 'labelled', render: (order) => order.itemCount },
  {
    key: 'total',
    header: 'Total',
    isEnd: true,
    onPhone: 'push',
    render: (order) => <strong>{showMoney(order.total)}</strong>,
  },
];
