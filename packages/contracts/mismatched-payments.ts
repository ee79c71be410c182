import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const SiteParams = Type.Object({ site: Type.String({ maxLength: 64 }) });

/**
 * A payment that its provider has with another amount or currency: no order was placed. Times are ISO 8601.
 */
export const MismatchedPayment = Type.Object({
  id: Type.String(),
  at: Type.String(),
  email: Type.String(),
  expected: Type.String({ description: 'The amount of the order, ready to be shown.' }),
  reported: Type.String({ description: 'The amount that the provider has, ready to be shown.' }),
  provider: Type.String(),
  reference: Type.String({ description: 'What the provider calls the payment.' }),
  charged: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'Whether the buyer was charged, and is given it back; null for payments of which that is not known.',
  }),
  refundRefused: Type.String({
    description: 'Why the provider refused to give it back, in its own words; empty where it did not.',
  }),
  testMode: Type.Boolean(),
  handledAt: Type.Union([Type.String(), Type.Null()]),
  handledBy: Type.String({ description: 'The email address of who has dealt with it; empty until then.' }),
});
export type MismatchedPayment = Static<typeof MismatchedPayment>;

const Listed = Type.Object({
  payments: Type.Array(MismatchedPayment, { maxItems: 100 }),
  open: Type.Integer({ description: 'How many nobody has dealt with.' }),
});

/** Payments that their provider has with another amount or currency, those to be dealt with first. */
export const listMismatchedPayments = endpoint({
  name: 'list-mismatched-payments',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/mismatched-payments',
  access: { kind: 'member', area: 'orders', level: 'read' },
  params: SiteParams,
  response: Listed,
  crumb: 'none',
});

/** Says that somebody has dealt with one; saying it again changes nothing. */
export const handleMismatchedPayment = endpoint({
  name: 'handle-mismatched-payment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/mismatched-payments/:payment/handled',
  access: { kind: 'member', area: 'orders', level: 'write' },
  params: Type.Object({ ...SiteParams.properties, payment: Type.String({ maxLength: 64 }) }),
  response: Listed,
  crumb: 'required',
});
