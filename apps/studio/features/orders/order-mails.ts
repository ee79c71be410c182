import type { OrderDetail } from '@veranda/contracts/orders';
import { t } from './messages.ts';

/** The mails of an order that tell of something that has happened. */
export function dueMails(order: OrderDetail) {
  const isPaidByHand = order.payments.some(
    (payment) => payment.provider === 'manual' && payment.status === 'captured',
  );
  return [
    { value: 'confirmation', label: t('orderConfirmation'), isDue: true },
    {
      value: 'shipping',
      label: t('latestShipment'),
      isDue: order.shipments.some((shipment) => !shipment.voided),
    },
    { value: 'payment', label: t('paymentReceived'), isDue: isPaidByHand },
    {
      value: 'refund',
      label: t('latestRefund'),
      isDue: order.refunds.some((refund) => refund.status === 'done'),
    },
    { value: 'cancellation', label: t('orderCanceled'), isDue: order.status === 'canceled' },
  ].filter(({ isDue }) => isDue) as readonly { readonly value: OrderMail; readonly label: string }[];
}

export type OrderMail = 'confirmation' | 'shipping' | 'payment' | 'refund' | 'cancellation';
