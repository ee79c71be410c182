import { useQuery } from '@tanstack/react-query';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Link } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { ordersQuery } from './order-queries.ts';
import { t } from './messages.ts';

/** The last few orders on the home screen. */
export function LatestOrders() {
  const site = useSite();
  const orders = useQuery(ordersQuery(site.id, { page: '1', pageSize: '25' }));
  const list = orders.data?.orders.slice(0, 5) ?? [];
  return (
    <Panel
      title={t('latestOrders')}
      actions={
        list.length > 0 ? <TextLink href={paths.orders(site.slug)}>{t('allOrders')}</TextLink> : undefined
      }
    >
      {orders.isError ? (
        <Notice tone="danger">{messageOf(orders.error)}</Notice>
      ) : orders.isPending ? (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="40px" />
          <Skeleton height="40px" />
        </div>
      ) : list.length === 0 ? (
        <p className="ui-muted">{t('latestOrdersText')}</p>
      ) : (
        <ul>
          {list.map((order) => (
            <li key={order.id}>
              <Link className="latest-order" to={paths.order(site.slug, order.id)}>
                <strong>#{order.number}</strong>
                <span className="ui-clip">{order.customerName || order.email}</span>
                <span>{showMoney(order.total)}</span>
                <span />
                <span className="ui-help">{formatDateTime(order.placedAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
