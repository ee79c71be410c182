import type { OrderDetail } from '@veranda/contracts/orders';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { useReceivePayment } from './use-receive-payment.ts';
import { rich, t } from './messages.ts';

interface PendingManualPaymentsProps {
  readonly order: OrderDetail;
  readonly site: string;
  readonly isReadOnly: boolean;
}

/** Manual payments that have not come yet, with the act that says they have. */
export function PendingManualPayments({ order, site, isReadOnly }: PendingManualPaymentsProps) {
  const receive = useReceivePayment(site, order.id);
  const awaited = order.payments.filter(({ status }) => status === 'awaited');
  if (awaited.length === 0) return null;
  const mark = (payment: string) =>
    receive.mutate(payment, {
      onSuccess: () => showToast({ text: t('orderMarkedAsPaid') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <Panel title={t('paymentPending')}>
      {awaited.map((payment) => (
        <div key={payment.id} className="ui-row">
          <span className="ui-grow">
            {rich('amountByMethod', {
              amount: showMoney(payment.amount),
              methodName: payment.methodName,
              strong: (children) => <strong>{children}</strong>,
            })}
            {payment.dueAt ? (
              <span className="ui-help">
                {' '}
                {t('canceledUnlessPaidBy', { date: formatDateTime(payment.dueAt) })}
              </span>
            ) : null}
          </span>
          {isReadOnly ? null : (
            <Button variant="primary" onPress={() => mark(payment.id)} isPending={receive.isPending}>
              {t('markAsPaid')}
            </Button>
          )}
        </div>
      ))}
    </Panel>
  );
}
