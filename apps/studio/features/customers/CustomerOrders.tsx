import type { CustomerDetail } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { counted } from '../../counted.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';

export interface CustomerOrdersProps {
  readonly customer: CustomerDetail;
  readonly site: string;
}

const words = {
  pending: { label: 'To fulfil', tone: 'warn' },
  fulfilled: { label: 'Fulfilled', tone: 'ok' },
  canceled: { label: 'Canceled', tone: 'neutral' },
} as const;

/** The orders of a customer, newest first. */
export function CustomerOrders({ customer, site }: CustomerOrdersProps) {
  if (customer.orders.length === 0) return <p className="ui-muted">No orders yet.</p>;
  return (
    <>
      <ul>
        {customer.orders.map((order) => (
          <li key={order.id} className="customer-order">
            <span className="ui-grow">
              <TextLink href={paths.order(site, order.id)}>{`#${String(order.number)}`}</TextLink>
              <span className="ui-help customer-order-note">
                {formatDateTime(order.placedAt)} · {counted(order.itemCount, 'item')}
              </span>
            </span>
            {order.testMode ? <Badge>Test</Badge> : null}
            <Badge tone={words[order.status].tone}>{words[order.status].label}</Badge>
            <strong className="customer-total">{showMoney(order.total)}</strong>
          </li>
        ))}
      </ul>
      {customer.orders.length < customer.orderCount ? (
        <p className="ui-help">The latest {customer.orders.length} orders.</p>
      ) : null}
    </>
  );
}
