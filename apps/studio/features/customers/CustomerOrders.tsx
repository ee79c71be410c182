import type { CustomerDetail } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface CustomerOrdersProps {
  readonly customer: CustomerDetail;
  readonly site: string;
}

const messages = {
  pending: { label: t('toFulfil'), tone: 'warn' },
  fulfilled: { label: t('fulfilled'), tone: 'ok' },
  canceled: { label: t('canceled'), tone: 'neutral' },
} as const;

/** The orders of a customer, newest first. */
export function CustomerOrders({ customer, site }: CustomerOrdersProps) {
  if (customer.orders.length === 0) return <p className="ui-muted">{t('noOrdersYet')}</p>;
  return (
    <>
      <ul>
        {customer.orders.map((order) => (
          <li key={order.id} className="customer-order">
            <span className="ui-grow">
              <TextLink href={paths.order(site, order.id)}>{`#${String(order.number)}`}</TextLink>
              <span className="ui-help customer-order-note">
                {formatDateTime(order.placedAt)} · {t('items', { count: order.itemCount })}
              </span>
            </span>
            {order.testMode ? <Badge>{t('test')}</Badge> : null}
            <Badge tone={messages[order.status].tone}>{messages[order.status].label}</Badge>
            <strong className="customer-total">{showMoney(order.total)}</strong>
          </li>
        ))}
      </ul>
      {customer.orders.length < customer.orderCount ? (
        <p className="ui-help">{t('theLatestCountOrders', { count: customer.orders.length })}</p>
      ) : null}
    </>
  );
}
