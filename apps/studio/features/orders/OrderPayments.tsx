import type { OrderDetail } from '@veranda/contracts/orders';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { canGiveBack } from './line-units.ts';
import { paymentStatusBadge, refundStatusBadge } from './order-badges.ts';
import { tenderOf } from '@veranda/domain/payments/tender';
import { t } from './messages.ts';

interface OrderPaymentsProps {
  readonly order: OrderDetail;
  readonly isReadOnly: boolean;
  readonly onRefund: () => void;
}

/** Payments and refunds of an order. */
export function OrderPayments({ order, isReadOnly, onRefund }: OrderPaymentsProps) {
  const isOpen = !isReadOnly && canGiveBack(order);
  if (order.payments.length === 0 && order.refunds.length === 0) return null;
  return (
    <Panel
      title={t('payment')}
      actions={
        isOpen ? (
          <Button size="small" onPress={onRefund}>
            {t('refund')}
          </Button>
        ) : undefined
      }
    >
      <ul className="order-records">
        {order.payments.map((payment) => (
          <li key={payment.id} className="order-record">
            <span className="ui-grow">
              <strong>{t('tender', tenderOf(payment))}</strong>
              <span className="ui-help order-line-note">{formatDateTime(payment.createdAt)}</span>
            </span>
            <Badge tone={paymentStatusBadge(payment.status).tone}>
              {paymentStatusBadge(payment.status).label}
            </Badge>
            <strong className="order-line-total">{showMoney(payment.amount)}</strong>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <RefundRecord key={refund.id} refund={refund} />
        ))}
      </ul>
    </Panel>
  );
}

function RefundRecord({ refund }: { readonly refund: OrderDetail['refunds'][number] }) {
  const word = refundStatusBadge(refund.status);
  const notes = [formatDateTime(refund.at), refund.actor, refund.reason, refund.failure];
  return (
    <li className="order-record">
      <span className="ui-grow">
        <strong>{t('refund')}</strong>
        <span className="ui-help order-line-note">{notes.filter(Boolean).join(' · ')}</span>
      </span>
      <Badge tone={word.tone}>{word.label}</Badge>
      <strong className="order-line-total">−{showMoney(refund.amount)}</strong>
    </li>
  );
}
