import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import {
  apiBase,
  ApiId,
  apiRead,
  apiWrite,
  ChangedWithin,
  GivenMoment,
  GivenMoney,
  Moment,
  MomentOrNull,
  Pagination,
  Paging,
} from './api-call.ts';
import { PlainText } from './catalog.ts';
import { Address } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';

const IdOrNull = Type.Union([Type.String(), Type.Null()]);
const Status = Type.Union([Type.Literal('pending'), Type.Literal('fulfilled'), Type.Literal('canceled')]);

const FulfillmentStatus = Type.Union([
  Type.Literal('none_needed'),
  Type.Literal('unfulfilled'),
  Type.Literal('partial'),
  Type.Literal('fulfilled'),
]);

const LineItem = Type.Object({
  id: Type.String(),
  productId: IdOrNull,
  variantId: IdOrNull,
  kind: Type.String({ description: 'physical, digital, service, gift-card …' }),
  title: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  customizations: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  quantity: Type.Integer(),
  fulfilledQuantity: Type.Integer(),
  refundedQuantity: Type.Integer(),
  unitPrice: WireMoney,
  discount: WireMoney,
  tax: WireMoney,
  total: Type.Object(WireMoney.properties, { description: 'Unit price × quantity − discount, without tax.' }),
});

const Fulfillment = Type.Object({
  id: Type.String(),
  createdAt: Moment,
  carrier: Type.String(),
  trackingNumber: Type.String(),
  trackingUrl: Type.String(),
  lineItems: Type.Array(Type.Object({ lineItemId: Type.String(), quantity: Type.Integer() })),
  voided: Type.Boolean({ description: 'It was marked by mistake.' }),
});

/** An order as programs of others read it. */
export const ApiOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  createdAt: Moment,
  modifiedAt: Moment,
  testMode: Type.Boolean({ description: 'True when no money has moved.' }),
  status: Status,
  paymentStatus: Type.String({ description: 'paid, unpaid, partially_refunded, refunded, disputed …' }),
  fulfillmentStatus: Type.String({ description: 'none_needed, unfulfilled, partial or fulfilled.' }),
  email: Type.String({ description: 'Empty once the customer was erased.' }),
  shippingAddress: Type.Union([Address, Type.Null()]),
  billingAddress: Type.Union([Address, Type.Null()]),
  shippingMethod: Type.String(),
  customerNote: Type.String(),
  internalNote: Type.String(),
  lineItems: Type.Array(LineItem),
  discountLines: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), amount: WireMoney })),
  taxLines: Type.Array(
    Type.Object({ name: Type.String(), rate: Type.String(), included: Type.Boolean(), amount: WireMoney }),
  ),
  payments: Type.Array(
    Type.Object({
      id: Type.String(),
      provider: Type.String(),
      method: Type.String(),
      status: Type.String(),
      amount: WireMoney,
      refunded: WireMoney,
    }),
  ),
  fulfillments: Type.Array(Fulfillment),
  refunds: Type.Array(
    Type.Object({ id: Type.String(), createdAt: Moment, status: Type.String(), amount: WireMoney }),
  ),
  subtotal: WireMoney,
  discountTotal: WireMoney,
  shippingTotal: WireMoney,
  taxTotal: WireMoney,
  includedTax: WireMoney,
  grandTotal: WireMoney,
  refundedTotal: WireMoney,
  locale: Type.String(),
  canceledAt: MomentOrNull,
});
export type ApiOrder = Static<typeof ApiOrder>;

const OneOrder = Type.Object({ order: ApiOrder });
const OrderParams = Type.Object({ order: ApiId });

/** Placed orders, the newest first. */
export const apiListOrders = endpoint({
  ...apiRead('orders.read'),
  name: 'api-list-orders',
  path: `${apiBase}/orders`,
  query: Type.Object(
    {
      ...Paging,
      ...ChangedWithin,
      status: Type.Optional(Status),
      fulfillmentStatus: Type.Optional(FulfillmentStatus),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ orders: Type.Array(ApiOrder), pagination: Pagination }),
});

export const apiGetOrder = endpoint({
  ...apiRead('orders.read'),
  name: 'api-get-order',
  path: `${apiBase}/orders/:order`,
  params: OrderParams,
  response: OneOrder,
});

const ImportedLine = Type.Object(
  {
    variantId: Type.Optional(ApiId),
    title: Type.Optional(PlainText(500, 1)),
    sku: Type.Optional(PlainText(60)),
    quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
    unitPrice: Type.Optional(GivenMoney),
  },
  {
    additionalProperties: false,
    description: 'A variant of the shop, or a line of no product: its title and its price.',
  },
);

const line = PlainText(200);
const GivenAddress = Type.Object(
  {
    firstName: PlainText(100),
    lastName: PlainText(100),
    address1: line,
    address2: line,
    city: PlainText(100),
    region: PlainText(100),
    postalCode: PlainText(20),
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166.' }),
    phone: PlainText(40),
  },
  { additionalProperties: false },
);

/**
 * An order that was placed elsewhere. Amounts that are left out are nothing; a price that is left out is that
 * of the variant.
 */
export const ImportedOrder = Type.Object(
  {
    channel: PlainText(100, 1),
    externalReference: Type.Optional(PlainText(200)),
    createdAt: Type.Optional(GivenMoment),
    email: Type.String({ maxLength: emailLength.max }),
    shippingAddress: Type.Optional(GivenAddress),
    billingAddress: Type.Optional(GivenAddress),
    lineItems: Type.Array(ImportedLine, { minItems: 1, maxItems: 200 }),
    discountTotal: Type.Optional(GivenMoney),
    shippingTotal: Type.Optional(GivenMoney),
    taxTotal: Type.Optional(GivenMoney),
    note: Type.Optional(PlainText(2000)),
    inventory: Type.Union([Type.Literal('take'), Type.Literal('leave')], {
      description: '`take`: the units leave the stock of this shop. `leave`: they were somebody else’s.',
    }),
  },
  { additionalProperties: false },
);
export type ImportedOrder = Static<typeof ImportedOrder>;

/** Writes down an order that was sold and paid elsewhere. No mail is sent, and nothing is charged. */
export const apiCreateOrder = endpoint({
  ...apiWrite('orders'),
  name: 'api-create-order',
  method: 'POST',
  path: `${apiBase}/orders`,
  body: ImportedOrder,
  response: OneOrder,
  idempotency: 'required',
  rateLimit: 'commerce-api-order',
});

/**
 * Records what was sent: the lines named, or all that is left. With the last of them the order is fulfilled.
 */
export const apiFulfillOrder = endpoint({
  ...apiWrite('orders'),
  name: 'api-fulfill-order',
  method: 'POST',
  path: `${apiBase}/orders/:order/fulfillments`,
  params: OrderParams,
  body: Type.Object(
    {
      lineItems: Type.Optional(
        Type.Array(
          Type.Object(
            { lineItemId: ApiId, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 500 },
        ),
      ),
      carrier: Type.Optional(PlainText(100)),
      trackingNumber: Type.Optional(PlainText(100)),
      trackingUrl: Type.Optional(PlainText(500)),
      notifyCustomer: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  response: OneOrder,
});
