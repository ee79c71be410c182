import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { formatMoment } from '../../format-moment.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNote } from './OrderNote.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderQuery, useOrderActs } from './order-queries.ts';
import { paymentWord, statusWord } from './order-words.ts';
import './orders.css';

/** One order: what to send, to whom, and what has happened. */
export function OrderScreen() {
  const site = useSite();
  const { order: id = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery(orderQuery(site.id, id));
  const order = query.data?.order;
  const acts = useOrderActs(site.id, id);
  useTitle(order ? `Order #${String(order.number)}` : 'Order', site.title);
  const isRead = query.isSuccess;
  useEffect(() => {
    // Reading an order takes its mark; the count beside "Orders" follows.
    if (isRead) void client.invalidateQueries({ queryKey: ['site', site.id, 'orders', 'unread'] });
  }, [isRead, client, site.id]);
  if (isRefusal(query.error, 'unknown-order')) return <NotFoundScreen />;
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!order) {
    return (
      <div className="ui-page">
        <SkeletonTable label="Loading the order" rows={4} />
      </div>
    );
  }
  const next = order.status === 'pending' ? 'fulfilled' : 'pending';
  const change = () =>
    acts.status.mutate(next, {
      onSuccess: () =>
        showToast({
          text:
            next === 'fulfilled' ? `Order #${String(order.number)} is fulfilled` : 'The order is open again',
          action: {
            label: 'Undo',
            onAction: () => acts.status.mutate(order.status === 'pending' ? 'pending' : 'fulfilled'),
          },
        }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  const status = statusWord(order.status);
  const payment = paymentWord(order.paymentStatus);
  return (
    <div className="ui-page">
      {order.testMode ? (
        <div className="test-ribbon">Test mode: no money was moved for this order.</div>
      ) : null}
      <PageHeader
        title={`Order #${String(order.number)}`}
        back={{ href: paths.orders(site.slug), label: 'Orders' }}
        actions={
          <>
            <Button variant="quiet" onPress={() => globalThis.print()}>
              Print
            </Button>
            {order.status !== 'canceled' && mayWrite(site, 'orders') ? (
              <Button
                variant={next === 'fulfilled' ? 'primary' : 'secondary'}
                onPress={change}
                isPending={acts.status.isPending}
              >
                {next === 'fulfilled' ? 'Mark as fulfilled' : 'Open again'}
              </Button>
            ) : null}
          </>
        }
      >
        <div className="ui-row order-badges">
          <span className="ui-muted">{formatMoment(order.placedAt)}</span>
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge tone={payment.tone}>{payment.label}</Badge>
        </div>
      </PageHeader>
      <div className="order-grid">
        <div className="ui-stack ui-stack--loose">
          <OrderLines order={order} site={site.slug} />
          <OrderTimeline events={order.timeline} />
        </div>
        <div className="ui-stack ui-stack--loose">
          <OrderCustomer order={order} />
          <OrderNote note={order.note} isReadOnly={!mayWrite(site, 'orders')} save={acts.note} />
        </div>
      </div>
    </div>
  );
}
