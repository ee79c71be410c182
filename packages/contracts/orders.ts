import Type, { type Static } from 'typebox';
import { Address } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { Paging } from './list-query.ts';
import { WireMoney } from './money.ts';

export const OrderStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('fulfilled'),
  Type.Literal('canceled'),
]);
export type OrderStatus = Static<typeof OrderStatus>;

/** A row of the list of orders. Times are ISO 8601. */
export const OrderRow = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String(),
  customerName: Type.String(),
  email: Type.String(),
  status: OrderStatus,
  paymentStatus: Type.String(),
  fulfilmentStatus: Type.String(),
  itemCount: Type.Integer(),
  total: WireMoney,
  testMode: Type.Boolean(),
  /** False until somebody has opened it. */
  seen: Type.Boolean(),
});
export type OrderRow = Static<typeof OrderRow>;

const OrderLine = Type.Object({
  id: Type.String(),
  productId: Type.String({ description: 'Empty for a line that the owner wrote.' }),
  /** `physical`, `digital`, `service`, `gift-card`, `paywall` or `donation`. */
  kind: Type.String(),
  title: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  /** Answers to the form of the item, as text. */
  additionalFields: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  imageUrl: Type.String({ description: 'Empty for none.' }),
  quantity: Type.Integer(),
  unitPrice: WireMoney,
  total: WireMoney,
  /** True when the line is shipped at all. */
  shipped: Type.Boolean(),
  fulfilledQuantity: Type.Integer(),
  refundedQuantity: Type.Integer(),
  /** Units that can be refunded now, with their money where there is any. */
  refundableQuantity: Type.Integer(),
});
type OrderLine = Static<typeof OrderLine>;

const OrderPayment = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  status: Type.String(),
  amount: WireMoney,
  cardBrand: Type.String(),
  cardLast4: Type.String(),
  /** Manual payment method of the payment: its name, and when an unpaid order ends. */
  methodName: Type.String(),
  dueAt: Type.Union([Type.String(), Type.Null()]),
  /** The bank asks the money back: `open`, `won` or `lost`; empty for no. */
  dispute: Type.String(),
  disputeReason: Type.String(),
  /** Until when the shop may answer. */
  disputeDueAt: Type.Union([Type.String(), Type.Null()]),
  refunded: WireMoney,
  createdAt: Type.String(),
});

/** Items that were shipped together; `voided` when it was marked by mistake. */
const Shipment = Type.Object({
  id: Type.String(),
  lines: Type.Array(Type.Object({ lineId: Type.String(), quantity: Type.Integer() })),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  trackingUrl: Type.String(),
  actor: Type.String(),
  voided: Type.Boolean(),
  at: Type.String(),
});

/** Money refunded: `pending` while the provider's answer is awaited, `done`, or `failed` with the reason. */
const Refund = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: WireMoney,
  lines: Type.Array(Type.Object({ lineId: Type.String(), quantity: Type.Integer() })),
  restocked: Type.Boolean(),
  reason: Type.String(),
  failure: Type.String(),
  actor: Type.String(),
  at: Type.String(),
});

/**
 * A line of the timeline: `placed`, `payment-captured`, `shipped`, `fulfilled`, `refunded`, `canceled`,
 * `mail-sent` …
 */
const OrderEvent = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  text: Type.String({ description: 'Ready to be shown.' }),
  actor: Type.String(),
  at: Type.String(),
  /** Details of a note: its author, by the id of their account, empty for everybody. */
  note: Type.Union([Type.Object({ authorId: Type.String(), edited: Type.Boolean() }), Type.Null()]),
});

export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  lines: Type.Array(OrderLine),
  subtotal: WireMoney,
  discount: WireMoney,
  shipping: WireMoney,
  tax: WireMoney,
  /** Tax that the prices already contain. */
  includedTax: WireMoney,
  discounts: Type.Array(
    Type.Object({
      name: Type.String(),
      code: Type.String(),
      amount: WireMoney,
      freeShipping: Type.Boolean(),
    }),
  ),
  taxes: Type.Array(
    Type.Object({
      name: Type.String(),
      rate: Type.String({ description: 'Percent.' }),
      appliesTo: Type.String(),
      included: Type.Boolean(),
      amount: WireMoney,
    }),
  ),
  shippingMethod: Type.String(),
  shippingAddress: Type.Union([Address, Type.Null()]),
  billingAddress: Type.Union([Address, Type.Null()]),
  /** The addresses as lines in the format of their country. */
  shippingAddressLines: Type.Array(Type.String()),
  billingAddressLines: Type.Array(Type.String()),
  /** `checkout` or `draft`: where it comes from. */
  source: Type.String(),
  customerNote: Type.String(),
  payments: Type.Array(OrderPayment),
  shipments: Type.Array(Shipment),
  refunds: Type.Array(Refund),
  /**
   * Amount that can be refunded now. It excludes refunds under way and what was spent of a gift card that was
   * bought.
   */
  refundable: WireMoney,
  /** Part of the shipping, with the tax that was added to it, that can be refunded now. */
  refundableShipping: WireMoney,
  /** True when the order can be canceled now: it is neither final nor is a refund of it under way. */
  cancelable: Type.Boolean(),
  /** In the order in which it happened. */
  timeline: Type.Array(OrderEvent),
});
export type OrderDetail = Static<typeof OrderDetail>;

const access = { kind: 'member', area: 'orders', level: 'read' } as const;
const writeAccess = { kind: 'member', area: 'orders', level: 'write' } as const;
const SiteParams = Type.Object({ site: Type.String({ maxLength: 64 }) });
const OrderParams = Type.Object({
  site: Type.String({ maxLength: 64 }),
  order: Type.String({ maxLength: 64 }),
});

const Day = Type.String({ format: 'date', pattern: '^[12]', maxLength: 10 });

/** Filters of a list or file of orders. `search` looks in number, e-mail and name. */
const OrderFilters = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Type.String({ maxLength: 20, description: 'pending, fulfilled or canceled' })),
  payment: Type.Optional(Type.String({ maxLength: 30, description: 'paid, unpaid, refunded …' })),
  fulfilment: Type.Optional(
    Type.String({ maxLength: 20, description: 'unfulfilled, partial, fulfilled or none_needed' }),
  ),
  test: Type.Optional(
    Type.Union([Type.Literal('test'), Type.Literal('real')], { description: 'Of test mode, or not.' }),
  ),
  ids: Type.Optional(
    Type.String({ maxLength: 3700, description: 'These alone, parted by commas; at most 100.' }),
  ),
  from: Type.Optional({ ...Day, description: 'First day, by the clock of the site.' }),
  to: Type.Optional({ ...Day, description: 'Last day, by the clock of the site.' }),
};

/** In what order a list of orders stands. */
const OrderSort = Type.Union([
  Type.Literal('newest'),
  Type.Literal('oldest'),
  Type.Literal('total-desc'),
  Type.Literal('total-asc'),
]);
type OrderSort = Static<typeof OrderSort>;

/** Newest first, unless it is said otherwise. */
export const listOrders = endpoint({
  name: 'list-orders',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/orders',
  access,
  params: SiteParams,
  query: Type.Object(
    {
      ...OrderFilters,
      sort: Type.Optional(OrderSort),
      ...Paging,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    orders: Type.Array(OrderRow),
    total: Type.Integer({ description: 'Orders that match, on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    unread: Type.Integer({ description: 'Orders of the site that nobody has opened.' }),
  }),
  crumb: 'none',
});

/**
 * The orders as CSV, one row a line of an order: its sums are in its first row. Cells that a spreadsheet
 * would take for a formula are neutralised.
 */
export const exportOrders = endpoint({
  name: 'export-orders',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/orders.csv',
  access,
  params: SiteParams,
  query: Type.Object(OrderFilters, { additionalProperties: false }),
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

/** The order; reading it takes its unread mark. */
export const getOrder = endpoint({
  name: 'get-order',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/orders/:order',
  access,
  params: OrderParams,
  response: Type.Object({ order: OrderDetail }),
  crumb: 'none',
});

/** Packing slip as a PDF: all that is left to send, or what a parcel of the order holds. */
export const getPackingSlip = endpoint({
  name: 'get-packing-slip',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/orders/:order/packing-slip.pdf',
  access,
  params: OrderParams,
  query: Type.Object(
    { parcel: Type.Optional(Type.String({ maxLength: 64 })) },
    { additionalProperties: false },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Packing slips of several orders, in one PDF; orders that have nothing to send are left out. */
export const getPackingSlips = endpoint({
  name: 'get-packing-slips',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/packing-slips.pdf',
  access,
  params: SiteParams,
  query: Type.Object(
    { ids: Type.String({ maxLength: 3700, description: 'Of orders, parted by commas; at most 100.' }) },
    { additionalProperties: false },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Marks several orders as fulfilled, each on its own: one that cannot be changes nothing for the others. */
export const fulfilOrders = endpoint({
  name: 'fulfil-orders',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/orders/fulfilled',
  access: writeAccess,
  params: SiteParams,
  body: Type.Object(
    { ids: Type.Array(Type.String({ format: 'uuid', maxLength: 36 }), { minItems: 1, maxItems: 100 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({
    fulfilled: Type.Integer(),
    refused: Type.Array(Type.Object({ id: Type.String(), error: Type.String() })),
  }),
  crumb: 'required',
});

/** Marks a pending order as fulfilled, or a fulfilled one as pending again. */
export const setOrderStatus = endpoint({
  name: 'set-order-status',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/orders/:order/status',
  access: writeAccess,
  params: OrderParams,
  body: Type.Object(
    { status: Type.Union([Type.Literal('pending'), Type.Literal('fulfilled')]) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ order: OrderDetail }),
  crumb: 'required',
});
