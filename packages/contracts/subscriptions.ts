import Type, { type Static } from 'typebox';
import { CardChangeAnswer } from './checkout-view.ts';
import { endpoint } from './endpoint.ts';
import { NumberedPaging } from './list-query.ts';
import { WireMoney } from './money.ts';
import { PostedControl } from './posted-control.ts';
import { PaymentMethod } from './payment-method.ts';

const field = Type.Optional(Type.String({ maxLength: 500 }));
// Text of a form, number of an island: the domain names its problem (storefront §5, add to cart).
const Quantity = Type.Union([Type.Number(), Type.String({ maxLength: 20 }), Type.Null()]);

/**
 * Puts a subscription alone into a cart of its own (storefront §7). The visitor continues to
 * `/subscribe?cartToken=…`; a form is sent there.
 */
export const addSubscription = endpoint({
  name: 'add-subscription',
  host: 'site',
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      itemId: Type.String({ minLength: 1, maxLength: 64 }),
      sku: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()])),
      qty: Type.Optional(Quantity),
      /** Name of the quantity in the product form. */
      quantity: Type.Optional(Quantity),
      additionalFields: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
    },
    { additionalProperties: PostedControl },
  ),
  bodyKind: 'form',
  response: Type.Object({ cartToken: Type.String() }),
  crumb: 'required',
  rateLimit: 'add-entry',
});

/** The subscription page (page type 201): plan, first charge, next date, login, terms. */
export const showSubscribe = endpoint({
  name: 'show-subscribe',
  host: 'site',
  method: 'GET',
  path: '/subscribe',
  access: { kind: 'visitor' },
  query: Type.Object(
    { cartToken: Type.Optional(Type.String({ maxLength: 64 })) },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/** Its form: who is logged in agrees, and continues to the checkout. */
export const agreeToSubscribe = endpoint({
  name: 'agree-to-subscribe',
  host: 'site',
  method: 'POST',
  path: '/subscribe',
  access: { kind: 'visitor' },
  body: Type.Object({ agree: field }, { additionalProperties: Type.String({ maxLength: 500 }) }),
  bodyKind: 'form',
  response: Type.Object({ checkoutUrl: Type.String() }),
  crumb: 'required',
  rateLimit: 'checkout',
});

const Own = Type.Object({ subscription: Type.String({ format: 'uuid' }) });
const Done = Type.Object({ status: Type.String() });
const ownSubscription = {
  host: 'site',
  method: 'POST',
  access: { kind: 'visitor' },
  params: Own,
  bodyKind: 'form',
  response: Done,
  crumb: 'required',
  rateLimit: 'checkout',
} as const;
const ownPath = '/api/site-users/account/subscriptions/:subscription';

/** Ends one's own subscription: now, or when what is paid for is over. */
export const cancelOwnSubscription = endpoint({
  ...ownSubscription,
  name: 'cancel-own-subscription',
  path: `${ownPath}/cancel`,
  body: Type.Object({ when: field }, { additionalProperties: false }),
});

/** Takes back that it ends when what is paid for is over. */
export const resumeOwnSubscription = endpoint({
  ...ownSubscription,
  name: 'resume-own-subscription',
  path: `${ownPath}/resume`,
  body: Type.Object({}, { additionalProperties: false }),
});

/** Leaves the next cycle out: nothing is charged and nothing is sent. */
export const skipOwnCycle = endpoint({
  ...ownSubscription,
  name: 'skip-own-cycle',
  path: `${ownPath}/skip`,
  body: Type.Object({}, { additionalProperties: false }),
});

/**
 * Another card: `payment` as at the checkout, or the fields of a form with a test card. One that waits is
 * tried at once.
 */
export const changeOwnCard = endpoint({
  ...ownSubscription,
  response: Type.Object({
    status: Type.String({ description: 'Of the subscription, or `requires-action`: the bank asks first.' }),
    actionUrl: Type.Optional(Type.String({ description: 'Where the bank asks.' })),
  }),
  name: 'change-own-card',
  path: `${ownPath}/card`,
  body: Type.Object(
    { payment: Type.Optional(PaymentMethod), cardNumber: field, cardExpiry: field, cardCvc: field },
    { additionalProperties: false },
  ),
});

const cardPath = '/account/subscriptions/:subscription/card';
const page = {
  host: 'site',
  method: 'GET',
  access: { kind: 'visitor' },
  response: Type.Unknown(),
  crumb: 'none',
} as const;

/** The page on which another card is given, drawn by the platform. */
export const showPaymentCardPage = endpoint({
  ...page,
  name: 'show-card-page',
  path: cardPath,
  params: Own,
  query: Type.Object({ refused: field }, { additionalProperties: true }),
});

/**
 * Its form. A script that sends it says so with the header `X-Checkout` and is answered with a
 * `CardChangeAnswer`.
 */
export const submitPaymentCardPage = endpoint({
  ...ownSubscription,
  name: 'submit-card-page',
  path: cardPath,
  body: Type.Object(
    { paymentToken: field, cardNumber: field, cardExpiry: field, cardCvc: field },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  response: CardChangeAnswer,
});

const setupQuery = Type.Object({ setup: Type.String({ maxLength: 64 }) }, { additionalProperties: true });

/** Address to which a bank sends a subscriber back; the provider is asked the result of the card. */
export const returnFromCardBank = endpoint({
  ...page,
  name: 'return-from-card-bank',
  path: '/account/card-return',
  query: setupQuery,
});

/** The test bank's question about a card. */
export const showCardBank = endpoint({
  ...page,
  name: 'show-card-bank',
  path: '/account/card-bank',
  query: setupQuery,
});

export const answerCardBank = endpoint({
  ...page,
  name: 'answer-card-bank',
  method: 'POST',
  path: '/account/card-bank',
  body: Type.Object(
    { setup: Type.String({ maxLength: 64 }), answer: Type.String({ maxLength: 20 }) },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  bodyKind: 'form',
  crumb: 'required',
  rateLimit: 'checkout',
});

/** Billing plan of a product, */
export const Plan = Type.Union([
  Type.Object(
    {
      period: Type.Object(
        {
          value: Type.Integer({ minimum: 1, maximum: 104 }),
          unit: Type.Union([Type.Literal('WEEK'), Type.Literal('MONTH'), Type.Literal('YEAR')]),
        },
        { additionalProperties: false },
      ),
      numCycles: Type.Integer({ minimum: 0, maximum: 520, description: 'Charges in all; 0 for ever.' }),
    },
    { additionalProperties: false },
  ),
  Type.Null(),
]);
export type Plan = Static<typeof Plan>;

const Id = Type.String({ format: 'uuid' });
const products = { kind: 'member', area: 'products' } as const;
const ProductParams = Type.Object({ site: Id, product: Id });

export const getProductPlan = endpoint({
  name: 'get-product-plan',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/:product/plan',
  access: { ...products, level: 'read' },
  params: ProductParams,
  response: Type.Object({ plan: Plan, phrase: Type.String() }),
  crumb: 'none',
});

/** Sets how a product is billed. A subscription is never sold out: its stock becomes unlimited. */
export const setProductPlan = endpoint({
  name: 'set-product-plan',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product/plan',
  access: { ...products, level: 'write' },
  params: ProductParams,
  body: Type.Object({ plan: Plan }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ plan: Plan, phrase: Type.String() }),
  crumb: 'required',
});

/** A row of the list of subscriptions. Times are ISO 8601, empty for none. */
export const SubscriptionView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  variant: Type.String(),
  quantity: Type.Integer(),
  email: Type.String(),
  status: Type.String(),
  phrase: Type.String({ description: 'What it costs and how often, ready to be shown.' }),
  amount: WireMoney,
  startedAt: Type.String(),
  nextAt: Type.String(),
  endedAt: Type.String(),
  endReason: Type.String(),
  paidCycles: Type.Integer(),
  numCycles: Type.Integer({ description: '0 for ever.' }),
  cardBrand: Type.String(),
  cardLast4: Type.String(),
  orderId: Type.String({ description: 'Of the first charge.' }),
  testMode: Type.Boolean({ description: 'No money moves for it.' }),
  stopsAsTest: Type.Boolean({
    description: 'A test in a shop that takes money by now: nothing is charged any more.',
  }),
  hasCard: Type.Boolean({ description: 'A card is saved that the next charge is tried with.' }),
});
export type SubscriptionView = Static<typeof SubscriptionView>;

/** A cycle after the first. */
export const RenewalView = Type.Object({
  cycleNo: Type.Integer(),
  status: Type.String(),
  tries: Type.Integer(),
  dueAt: Type.String(),
  nextTryAt: Type.String(),
  failure: Type.String(),
  orderId: Type.String({ description: 'Of a placed order; empty for none.' }),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
});
export type RenewalView = Static<typeof RenewalView>;

export const SubscriptionDetail = Type.Object({
  subscription: SubscriptionView,
  renewals: Type.Array(RenewalView),
});
export type SubscriptionDetail = Static<typeof SubscriptionDetail>;

const orders = { kind: 'member', area: 'orders' } as const;
const SubscriptionParams = Type.Object({ site: Id, subscription: Id });

/** Newest first. `search` looks in e-mail and title. */
export const listSubscriptions = endpoint({
  name: 'list-subscriptions',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/subscriptions',
  access: { ...orders, level: 'read' },
  params: Type.Object({ site: Id }),
  query: Type.Object(
    {
      search: Type.Optional(Type.String({ maxLength: 200 })),
      status: Type.Optional(Type.String({ maxLength: 30 })),
      ...NumberedPaging,
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    subscriptions: Type.Array(SubscriptionView),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
  crumb: 'none',
});

export const getSubscription = endpoint({
  name: 'get-subscription',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/subscriptions/:subscription',
  access: { ...orders, level: 'read' },
  params: SubscriptionParams,
  response: SubscriptionDetail,
  crumb: 'none',
});

/** Ends a subscription for its customer: now, or when what is paid for is over. */
export const cancelSubscription = endpoint({
  name: 'cancel-subscription',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/subscriptions/:subscription/cancel',
  access: { ...orders, level: 'write' },
  params: SubscriptionParams,
  body: Type.Object(
    { when: Type.Union([Type.Literal('now'), Type.Literal('period-end')]) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SubscriptionDetail,
  crumb: 'required',
});
