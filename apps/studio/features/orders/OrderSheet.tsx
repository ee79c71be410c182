import type { OrderDetail } from '@veranda/contracts/orders';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { OrderGoodsPanel } from '../downloads/OrderGoodsPanel.tsx';
import { AwaitedPayments } from './AwaitedPayments.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNote } from './OrderNote.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useOrderActs } from './order-queries.ts';

/** An order in full: its lines and its story, beside whom it goes to. */
export function OrderSheet({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  const { note } = useOrderActs(site.id, order.id);
  return (
    <div className="ui-page">
      {order.testMode ? (
        <div className="test-ribbon">Test mode: no money was moved for this order.</div>
      ) : null}
      <OrderHeader order={order} />
      <div className="order-grid">
        <div className="ui-stack ui-stack--loose">
          <AwaitedPayments order={order} site={site.id} isReadOnly={!mayWrite(site, 'orders')} />
          <OrderLines order={order} site={site.slug} />
          <OrderGoodsPanel order={order.id} />
          <OrderTimeline events={order.timeline} />
        </div>
        <div className="ui-stack ui-stack--loose">
          <OrderCustomer order={order} />
          <OrderNote note={order.note} isReadOnly={!mayWrite(site, 'orders')} save={note} />
        </div>
      </div>
    </div>
  );
}
