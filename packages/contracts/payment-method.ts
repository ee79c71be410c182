import Type, { type Static } from 'typebox';

/** A card of the test gateway; in test mode only. */
const TestCard = Type.Object(
  {
    kind: Type.Literal('test-card'),
    number: Type.String({ maxLength: 30 }),
    expiry: Type.String({ maxLength: 10, description: 'MM/YY' }),
    cvc: Type.String({ maxLength: 6 }),
  },
  { additionalProperties: false },
);

/** Result of Stripe's card fields on the page: a confirmation token. */
const StripeToken = Type.Object(
  {
    kind: Type.Literal('stripe-token'),
    token: Type.String({ pattern: '^ctoken_[A-Za-z0-9_]{1,120}$', maxLength: 130 }),
  },
  { additionalProperties: false },
);

/** A payment method that the owner settles by hand. */
const Manual = Type.Object(
  { kind: Type.Literal('manual'), methodId: Type.String({ maxLength: 64 }) },
  { additionalProperties: false },
);

/** Payment method of a buyer. */
export const PaymentMethod = Type.Union([TestCard, StripeToken, Manual]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** Payment methods that a checkout offers. */
export const PaymentOptions = Type.Object({
  card: Type.Union([
    Type.Object({ kind: Type.Literal('test-card') }),
    Type.Object({
      kind: Type.Literal('stripe'),
      publishableKey: Type.String(),
      scriptUrl: Type.String({ description: 'Address of Stripe’s script for the page.' }),
    }),
  ]),
  manual: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([Type.Literal('bank-transfer'), Type.Literal('cash-on-delivery')]),
      name: Type.String(),
      instructions: Type.String(),
    }),
  ),
});
export type PaymentOptions = Static<typeof PaymentOptions>;
