import type { OrderDetail } from '@veranda/contracts/orders';

/** The mails of an order that tell of something that has happened. */
export function dueMails(order: OrderDetail) {
  const isPaidByHand = order.payments.some((one) => one.provider === 'manual' && one.status === 'captured');
  return [
    { value: 'confirmation', label: 'Order confirmation', isDue: true },
    { value: 'shipping', label: 'Latest shipment', isDue: order.shipments.some((one) => !one.voided) },
    { value: 'payment', label: 'Payment received', isDue: isPaidByHand },
    {
      value: 'refund',
      label: 'Latest refund',
      isDue: order.refunds.some((one) => one.status === 'done'),
    },
    { value: 'cancellation', label: 'Order canceled', isDue: order.status === 'canceled' },
  ].filter(({ isDue }) => isDue) as readonly { readonly value: OrderMail; readonly label: string }[];
}

export type OrderMail = 'confirmation' | 'shipping' | 'payment' | 'refund' | 'cancellation';
