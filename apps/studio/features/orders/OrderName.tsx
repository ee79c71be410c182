import type { OrderRow } from '@veranda/contracts/orders';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface OrderNameProps {
  readonly order: OrderRow;
  readonly site: string;
}

/** The number of an order and who placed it; with a dot when nobody has opened it. */
export function OrderName({ order, site }: OrderNameProps) {
  return (
    <span className="order-name">
      <Link
        to={paths.order(site, order.id)}
        className={order.seen ? 'order-link' : 'order-link order-link--new'}
      >
        {order.seen ? null : <span className="ui-dot" aria-hidden="true" />}#{order.number}
        {order.seen ? null : <span className="ui-hidden"> {t('new')}</span>}
      </Link>
      <span className="ui-clip">{order.customerName || order.email || t('deletedCustomer')}</span>
    </span>
  );
}
