import type { OrderRow } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { formatMoment } from '../../format-moment.ts';
import { showMoney } from '../../format-money.ts';
import { OrderName } from './OrderName.tsx';
import { paymentWord, statusWord } from './order-words.ts';

/** Orders as rows; one that nobody has opened carries a dot. */
export function OrderTable({
  orders,
  site,
}: {
  readonly orders: readonly OrderRow[];
  readonly site: string;
}) {
  const columns: readonly TableColumn<OrderRow>[] = [
    {
      key: 'number',
      header: 'Order',
      onPhone: 'lead',
      render: (order) => <OrderName order={order} site={site} />,
    },
    {
      key: 'placed',
      header: 'Placed',
      render: (order) => <span className="ui-muted">{formatMoment(order.placedAt)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      render: (order) => {
        const word = statusWord(order.status);
        return <Badge tone={word.tone}>{word.label}</Badge>;
      },
    },
    {
      key: 'payment',
      header: 'Payment',
      render: (order) => {
        const word = paymentWord(order.paymentStatus);
        return (
          <span className="ui-row order-badges">
            <Badge tone={word.tone}>{word.label}</Badge>
            {order.testMode ? <Badge>Test</Badge> : null}
          </span>
        );
      },
    },
    {
      key: 'items',
      header: 'Items',
      isEnd: true,
      onPhone: 'labelled',
      render: (order) => order.itemCount,
    },
    {
      key: 'total',
      header: 'Total',
      isEnd: true,
      onPhone: 'push',
      render: (order) => <strong>{showMoney(order.total)}</strong>,
    },
  ];
  return <DataTable label="Orders" columns={columns} rows={orders} rowKey={(order) => order.id} />;
}
