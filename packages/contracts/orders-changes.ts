import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { OrderDetail } from './orders.ts';

const access = { kind: 'member', area: 'orders', level: 'write' } as const;
const OrderParams = Type.Object({
  site: Type.String({ maxLength: 64 }),
  order: Type.String({ maxLength: 64 }),
});
const OrderAnswer = Type.Object({ order: OrderDetail });
const LineUnits = Type.Array(
  Type.Object(
    { lineId: Type.String({ maxLength: 64 }), quantity: Type.Integer({ minimum: 1, maximum: 9999 }) },
    { additionalProperties: false },
  ),
  { maxItems: 500 },
);
const Key = Type.String({
  minLength: 8,
  maxLength: 100,
  description: 'Drawn once for each thing that is asked: a repeat is answered with what came of the first.',
});

/**
 * Records what was sent. When nothing is left to send, the order becomes fulfilled. With `notify` the buyer
 * is notified.
 */
export const shipOrder = endpoint({
  name: 'ship-order',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/shipments',
  access,
  params: OrderParams,
  body: Type.Object(
    {
      lines: LineUnits,
      carrier: Type.String({ maxLength: 100 }),
      trackingNumber: Type.String({ maxLength: 100 }),
      trackingUrl: Type.String({ maxLength: 500 }),
      notify: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OrderAnswer,
  crumb: 'required',
});

/**
 * Subject of a refund: an amount in the order's currency, or units of lines with or without shipping.
 * Restocking is for lines only.
 */
export const RefundBody = Type.Object(
  {
    key: Key,
    amount: Type.Optional(Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,3})?$' })),
    lines: Type.Optional(LineUnits),
    shipping: Type.Optional(Type.Boolean()),
    restock: Type.Boolean(),
    reason: Type.String({ maxLength: 500 }),
    notify: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type RefundBody = Static<typeof RefundBody>;

/** Gives money back, gift cards first. `status` `pending`: the provider's answer is awaited. */
export const refundOrder = endpoint({
  name: 'refund-order',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/refunds',
  access,
  params: OrderParams,
  body: RefundBody,
  bodyKind: 'json',
  response: Type.Object({
    order: OrderDetail,
    refund: Type.Object({ id: Type.String(), status: Type.String(), amount: WireMoney }),
  }),
  crumb: 'required',
  asksLoginAgain: true,
});

/** Amounts of a refund before it is made; nothing is changed. */
export const previewRefund = endpoint({
  name: 'preview-refund',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/refund-preview',
  access,
  params: OrderParams,
  body: RefundBody,
  bodyKind: 'json',
  response: Type.Object({
    amount: WireMoney,
    splits: Type.Array(Type.Object({ paymentId: Type.String(), amount: WireMoney })),
  }),
  crumb: 'required',
});

/**
 * Cancels an order: everything that is left is refunded. It cannot be undone. `restock` is on unless it is
 * said.
 */
export const cancelOrder = endpoint({
  name: 'cancel-order',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/cancel',
  access,
  params: OrderParams,
  body: Type.Object(
    {
      key: Key,
      restock: Type.Optional(Type.Boolean()),
      reason: Type.String({ maxLength: 500 }),
      notify: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OrderAnswer,
  crumb: 'required',
  asksLoginAgain: true,
});

/**
 * Says that the money of a manual payment has come: the order is paid, and what waits for that is delivered.
 */
export const receivePayment = endpoint({
  name: 'receive-payment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/payments/:payment/received',
  access,
  params: Type.Object({ ...OrderParams.properties, payment: Type.String({ maxLength: 64 }) }),
  response: OrderAnswer,
  crumb: 'required',
});

/** Sends a mail of the order once more, to the address of the order. */
export const resendOrderMail = endpoint({
  name: 'resend-order-mail',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/:order/mails',
  access,
  params: OrderParams,
  body: Type.Object(
    {
      kind: Type.Union([
        Type.Literal('confirmation'),
        Type.Literal('shipping'),
        Type.Literal('refund'),
        Type.Literal('cancellation'),
        Type.Literal('payment'),
      ]),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OrderAnswer,
  crumb: 'required',
});
