import type { OrderDetail } from '@veranda/contracts/orders';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { OrderEntitlementsPanel } from '../downloads/OrderEntitlementsPanel.tsx';
import { PendingManualPayments } from './PendingManualPayments.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import type { OrderDialog } from './order-dialog.ts';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { t } from './messages.ts';

/** An order in full: its lines and its story, beside whom it goes to. */
export function OrderSheet({ order }: { readonly order: OrderDetail }) {
  const site = useSite();
  const isReadOnly = !mayWrite(site, 'orders');
  const [open, setOpen] = useState<OrderDialog | null>(null);
  return (
    <div className="ui-page">
      {order.testMode ? <div className="test-ribbon">{t('testModeText')}</div> : null}
      <OrderHeader order={order} onOpen={setOpen} />
      <div className="order-grid">
        <div className="ui-stack ui-stack--loose">
          <PendingManualPayments order={order} site={site.id} isReadOnly={isReadOnly} />
          <OrderLines order={order} site={site.slug} />
          <OrderParcels order={order} />
          <OrderEntitlementsPanel order={order.id} />
          <OrderPayments order={order} isReadOnly={isReadOnly} onRefund={() => setOpen('refund')} />
          <OrderTimeline order={order} isReadOnly={isReadOnly} />
        </div>
        <div className="ui-stack ui-stack--loose">
          <OrderCustomer order={order} />
        </div>
      </div>
      <OrderDialogs order={order} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}
