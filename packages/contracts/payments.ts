import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const settings = { kind: 'member', area: 'settings', level: 'write' } as const;
const keys = { kind: 'member', area: 'people', level: 'write' } as const;

/** A payment method that the owner settles by hand. */
export const ManualMethod = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 64 }),
    kind: Type.Union([Type.Literal('bank-transfer'), Type.Literal('cash-on-delivery')]),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    instructions: Type.String({ maxLength: 2000, description: 'For the buyer, after the order.' }),
    active: Type.Boolean(),
    expiresAfterDays: Type.Union([Type.Integer({ minimum: 1, maximum: 90 }), Type.Null()], {
      description: 'Days after which an unpaid order is canceled; null for never.',
    }),
  },
  { additionalProperties: false },
);
export type ManualMethod = Static<typeof ManualMethod>;

const Manual = Type.Array(ManualMethod, { maxItems: 10 });

/** Payment methods of a shop. */
export const PaymentSettings = Type.Object({
  cards: Type.Object({
    provider: Type.Union([Type.Literal('stripe'), Type.Literal('test')]),
    testMode: Type.Boolean({ description: 'No money moves.' }),
    own: Type.Boolean({ description: 'An account of the site, and not the server’s.' }),
    accountName: Type.String(),
    publishableKey: Type.String(),
    connectedBy: Type.String(),
    connectedAt: Type.Union([Type.String(), Type.Null()]),
  }),
  webhookUrl: Type.String({ description: 'Where Stripe is to send its messages to.' }),
  testCards: Type.Array(Type.Object({ number: Type.String(), purpose: Type.String() }), {
    description: 'Cards of the test gateway and what becomes of them; empty with a real provider.',
  }),
  manual: Manual,
  newsletter: Type.Object({
    choice: Type.String({ description: '`none`, `first`, or the id of a mailing list.' }),
    lists: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
      description: 'The first one first.',
    }),
    version: Type.String({ description: 'Of the choice, opaque; given back when choosing.' }),
  }),
  version: Type.String({ description: 'Of `manual`, opaque; given back when saving.' }),
});
export type PaymentSettings = Static<typeof PaymentSettings>;

export const getPaymentSettings = endpoint({
  name: 'get-payment-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/payments',
  access: settings,
  params: SiteParams,
  response: PaymentSettings,
  crumb: 'none',
});

/** Saves the manual payment methods over the version that was read. */
export const saveManualMethods = endpoint({
  name: 'save-manual-methods',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/payments/manual',
  access: settings,
  params: SiteParams,
  body: Type.Object(
    { manual: Manual, version: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: PaymentSettings,
  crumb: 'required',
});

/**
 * Chooses the mailing list that buyers may join at the checkout, over the choice that was read: `none`,
 * `first`, or an id.
 */
export const saveNewsletterChoice = endpoint({
  name: 'save-newsletter-choice',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/payments/newsletter',
  access: settings,
  params: SiteParams,
  body: Type.Object(
    { choice: Type.String({ maxLength: 64 }), version: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: PaymentSettings,
  crumb: 'required',
});

/**
 * Connects the site to its own Stripe account. The keys are tried before they are kept, sealed. Without the
 * secret of a webhook one is made at Stripe, which needs an address of the studio that Stripe can reach.
 */
export const connectStripe = endpoint({
  name: 'connect-stripe',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/commerce/payments/stripe',
  access: keys,
  params: SiteParams,
  body: Type.Object(
    {
      publishableKey: Type.String({ maxLength: 300 }),
      secretKey: Type.String({ maxLength: 300 }),
      webhookSecret: Type.String({ maxLength: 300, description: 'Empty: one is made.' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: PaymentSettings,
  crumb: 'required',
  asksLoginAgain: true,
});

/**
 * Leaves the Stripe account: nothing new is charged through it, what it has taken can still be given back.
 */
export const disconnectStripe = endpoint({
  name: 'disconnect-stripe',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/commerce/payments/stripe',
  access: keys,
  params: SiteParams,
  response: PaymentSettings,
  crumb: 'required',
  asksLoginAgain: true,
});

const Received = Type.Object({ received: Type.Literal(true) });

/** Messages of the Stripe account of a site. */
export const receiveStripeEvent = endpoint({
  name: 'receive-stripe-event',
  host: 'studio',
  method: 'POST',
  path: '/api/payments/stripe/events/:site',
  access: { kind: 'anonymous' },
  params: Type.Object({ site: Type.String({ maxLength: 64 }) }),
  bodyKind: 'raw',
  bodyLimit: 256_000,
  response: Received,
  crumb: 'signed',
});

/** Messages of the server's own Stripe account. */
export const receiveServerStripeEvent = endpoint({
  name: 'receive-server-stripe-event',
  host: 'studio',
  method: 'POST',
  path: '/api/payments/stripe/events',
  access: { kind: 'anonymous' },
  bodyKind: 'raw',
  bodyLimit: 256_000,
  response: Received,
  crumb: 'signed',
});
