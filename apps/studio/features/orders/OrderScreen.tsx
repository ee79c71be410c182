import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { orderQuery } from './order-queries.ts';
import { t } from './messages.ts';
import './orders.css';

/** One order: what to send, to whom, and what has happened. */
export function OrderScreen() {
  const site = useSite();
  const { order: id = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery(orderQuery(site.id, id));
  const order = query.data?.order;
  useTitle(order ? t('orderNumber', { number: order.number }) : t('order'), site.title);
  const isRead = query.isSuccess;
  useEffect(() => {
    // Reading an order takes its mark: in the list, and from the count beside "Orders".
    if (!isRead) return;
    for (const part of ['unread', 'list'])
      void client.invalidateQueries({ queryKey: ['site', site.id, 'orders', part] });
  }, [isRead, client, site.id]);
  if (isRefusal(query.error, 'unknown-order')) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (order) return <OrderSheet order={order} />;
  return (
    <div className="ui-page">
      <SkeletonTable label={t('loadingTheOrder')} rows={4} />
    </div>
  );
}
