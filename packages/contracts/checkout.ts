import { emailLength } from '@veranda/domain/mail/email-address';
import { placeLimits } from '@veranda/domain/maps/place';
import Type, { type Static } from 'typebox';
import { ShoppingCart } from './cart.ts';
import { CheckoutAnswer } from './checkout-view.ts';
import { endpoint } from './endpoint.ts';
import { Cents } from './money.ts';
import { PaymentMethod, PaymentOptions } from './payment-method.ts';
import { SeenCart } from './seen-cart.ts';

const line = Type.String({ maxLength: 200 });

/** A postal address; `country` is an ISO 3166 code of two letters. Fields that a country lacks are empty. */
export const Address = Type.Object(
  {
    firstName: Type.String({ maxLength: 100 }),
    lastName: Type.String({ maxLength: 100 }),
    address1: line,
    address2: line,
    city: Type.String({ maxLength: 100 }),
    region: Type.String({ maxLength: 100 }),
    postalCode: Type.String({ maxLength: 20 }),
    country: Type.String({ maxLength: 2 }),
    phone: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
export type Address = Static<typeof Address>;

/** Fields of an address in a country, in the order in which they are asked for. */
export const AddressForm = Type.Object({
  country: Type.String(),
  fields: Type.Array(
    Type.Object({
      name: Type.Union([
        Type.Literal('address1'),
        Type.Literal('address2'),
        Type.Literal('city'),
        Type.Literal('region'),
        Type.Literal('postalCode'),
      ]),
      label: Type.String(),
      required: Type.Boolean(),
      /** Choices of the region, where a country has a fixed list; else empty. */
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
});
export type AddressForm = Static<typeof AddressForm>;

/** Fields of the checkout; those left out stay as they are. */
export const CheckoutDetails = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 320 })),
    shippingAddress: Type.Optional(Type.Union([Address, Type.Null()])),
    billingAddress: Type.Optional(
      Type.Union([Address, Type.Null()], { description: 'null: the same as the shipping address.' }),
    ),
    shippingOption: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
    newsletter: Type.Optional(Type.Boolean({ description: 'The buyer asks for the newsletter.' })),
  },
  { additionalProperties: false },
);
export type CheckoutDetails = Static<typeof CheckoutDetails>;

/** The checkout of the visitor's cart. `problems` is all that is between it and payment. */
export const Checkout = Type.Object({
  cart: ShoppingCart,
  email: Type.String(),
  shippingAddress: Type.Union([Address, Type.Null()]),
  billingAddress: Type.Union([Address, Type.Null()]),
  /** Nothing is sent, but what is sold is taxed where the buyer is billed: the address form is for that. */
  asksBillingAddress: Type.Boolean(),
  shippingOption: Type.Union([Type.String(), Type.Null()]),
  note: Type.String(),
  /** True when there is a mailing list to join; the box is never ticked for anybody. */
  offersNewsletter: Type.Boolean(),
  wantsNewsletter: Type.Boolean(),
  /** The signed-in customer; null for a guest. */
  member: Type.Union([Type.Object({ email: Type.String(), name: Type.String() }), Type.Null()]),
  /** Addresses that the member has used before, those used last first. */
  savedAddresses: Type.Array(
    Type.Object({ id: Type.String(), lines: Type.Array(Type.String()), address: Address }),
  ),
  /** Addresses are suggested while one is typed. */
  suggestsAddresses: Type.Boolean(),
  countries: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Form of the shipping country: that of the address if there is one, else the shop's first country. */
  addressForm: AddressForm,
  /** Form of the billing address, where something is shipped and the bill goes elsewhere; else null. */
  billingForm: Type.Union([AddressForm, Type.Null()]),
  testMode: Type.Boolean(),
  payment: PaymentOptions,
  /** Charges after the order is placed; null where nothing is subscribed to, or all is paid at once. */
  laterCharges: Type.Union([
    Type.Object({
      phrase: Type.String({ description: 'The amount of each and how often, ready to be shown.' }),
      amountCents: Cents,
      nextAt: Type.String({ description: 'ISO 8601.' }),
      charges: Type.Integer({ description: 'In all, with this one; 0 until it is canceled.' }),
    }),
    Type.Null(),
  ]),
  /** True when wallets may pay: not for what is charged repeatedly. */
  offersExpress: Type.Boolean(),
  /** Until when the stock is held, ISO 8601; null when it is not. */
  holdExpiresAt: Type.Union([Type.String(), Type.Null()]),
  problems: Type.Array(Type.Object({ code: Type.String(), field: Type.String(), error: Type.String() })),
});
export type Checkout = Static<typeof Checkout>;

export const getCheckout = endpoint({
  name: 'get-checkout',
  host: 'site',
  method: 'GET',
  path: '/api/commerce/checkout',
  access: { kind: 'visitor' },
  query: Type.Object({
    country: Type.Optional(Type.String({ maxLength: 2, description: 'Whose address form to answer.' })),
  }),
  response: Checkout,
  crumb: 'none',
});

/** Addresses that begin with what was typed, where the owner wants them suggested at the checkout. */
export const suggestCheckoutAddresses = endpoint({
  name: 'suggest-checkout-addresses',
  host: 'site',
  method: 'GET',
  path: '/api/commerce/checkout/addresses',
  access: { kind: 'visitor' },
  query: Type.Object({ input: Type.String({ maxLength: placeLimits.input }) }),
  response: Type.Object({
    suggestions: Type.Array(
      Type.Object({ placeId: Type.String(), mainText: Type.String(), secondaryText: Type.String() }),
    ),
    attribution: Type.String({ description: 'Shown with them, as their provider asks; empty for nothing.' }),
  }),
  crumb: 'none',
  rateLimit: 'address-suggestions',
});

/**
 * Saves fields. With `hold`, all of them are checked and the stock is held for ten minutes: the payment step.
 */
export const updateCheckout = endpoint({
  name: 'update-checkout',
  host: 'site',
  method: 'PUT',
  path: '/api/commerce/checkout',
  access: { kind: 'visitor' },
  body: Type.Object(
    { ...CheckoutDetails.properties, hold: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Checkout,
  crumb: 'required',
  rateLimit: 'checkout',
});

/** Result of a completion. `processing`: the provider's answer is awaited; the confirmation page tells. */
export const Completion = Type.Object({
  status: Type.Union([Type.Literal('placed'), Type.Literal('requires-action'), Type.Literal('processing')]),
  orderId: Type.String(),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
  confirmationUrl: Type.String(),
  actionUrl: Type.Union([Type.String(), Type.Null()]),
});
export type Completion = Static<typeof Completion>;

/**
 * Pays and places the order (decision 0046). The header `Idempotency-Key` (1–200 characters) makes a repeat
 * answer as the first did; with another body it is refused. An answer for an order that was there has
 * `Idempotency-Replayed: true`. A total that is not the expected one is `CartChanged`.
 */
export const completeCheckout = endpoint({
  name: 'complete-checkout',
  host: 'site',
  method: 'POST',
  path: '/api/commerce/checkout/complete',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      expectedGrandTotalCents: Cents,
      /** With gift cards in the cart: what is left to pay, as it was seen. */
      expectedAmountDueCents: Type.Optional(Cents),
      payment: Type.Optional(PaymentMethod),
      /** Currency of the amounts that were seen; without it that of the cart when it was changed last. */
      expectedCurrency: Type.Optional(Type.String({ maxLength: 3 })),
      /** The cart that was seen: another one that is in the browser now is not bought. */
      cartId: Type.Optional(Type.String({ maxLength: 64 })),
      seen: Type.Optional(SeenCart),
      details: Type.Optional(CheckoutDetails),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Completion,
  crumb: 'required',
  rateLimit: 'checkout',
});

/** The checkout page (page type 201), drawn by the platform. */
export const showCheckout = endpoint({
  name: 'show-checkout',
  host: 'site',
  method: 'GET',
  path: '/checkout',
  access: { kind: 'visitor' },
  query: Type.Object(
    {
      cartToken: Type.Optional(Type.String({ maxLength: 64 })),
      country: Type.Optional(Type.String({ maxLength: 2 })),
      declined: Type.Optional(
        Type.String({
          maxLength: 1,
          description: '`1`: the bank refused on its own page; `2`: the payment could not be confirmed.',
        }),
      ),
    },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

const field = Type.Optional(Type.String({ maxLength: 2000 }));

/**
 * The checkout page's form; `action`: `save` (keep what was typed), `country`, `shipping`, `apply` (a code),
 * `check` (everything, and hold the stock), `look` (what has changed since `seen`) or `pay`. `cartId` is the
 * cart that was drawn, `attempt` an Idempotency-Key for `pay`: it is drawn again when a payment was answered.
 * A script that sends it says so with the header `X-Checkout` and is answered with a `CheckoutAnswer` instead
 * of a page.
 */
export const submitCheckout = endpoint({
  name: 'submit-checkout',
  host: 'site',
  method: 'POST',
  path: '/checkout',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      action: field,
      email: field,
      firstName: field,
      lastName: field,
      address1: field,
      address2: field,
      city: field,
      region: field,
      postalCode: field,
      country: field,
      phone: field,
      note: field,
      shippingOption: field,
      seen: Type.Optional(Type.String({ maxLength: 60_000 })),
      payWith: field,
      paymentToken: field,
      cardNumber: field,
      cardExpiry: field,
      cardCvc: field,
      expectedGrandTotalCents: field,
      expectedAmountDueCents: field,
      expectedCurrency: field,
      cartId: field,
      attempt: field,
      addressFor: field,
    },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  bodyKind: 'form',
  response: CheckoutAnswer,
  crumb: 'required',
  rateLimit: 'checkout',
});

/**
 * Status of an order, for whoever has its token (decisions §paths: page type 211); without one, the form that
 * asks for its link.
 */
export const showOrderStatus = endpoint({
  name: 'show-order-status',
  host: 'site',
  method: 'GET',
  path: '/order-status',
  access: { kind: 'visitor' },
  query: Type.Object(
    {
      token: Type.Optional(Type.String({ maxLength: 200 })),
      sent: Type.Optional(Type.String({ maxLength: 10 })),
    },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * Asks for the link of an order by its number and e-mail address. It is mailed to the order's own address,
 * and the answer is the same whether there is such an order or not; ten times an hour from an address.
 */
export const askOrderLink = endpoint({
  name: 'ask-order-link',
  host: 'site',
  method: 'POST',
  path: '/order-status',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      email: Type.String({ maxLength: emailLength.max }),
      number: Type.String({ maxLength: 40 }),
      crumb: field,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ sent: Type.Boolean() }),
  crumb: 'required',
});

/** Order confirmed (202), or received while the payment is awaited (207). */
export const showOrderConfirmed = endpoint({
  name: 'show-order-confirmed',
  host: 'site',
  method: 'GET',
  path: '/checkout/order-confirmed',
  access: { kind: 'visitor' },
  query: Type.Object(
    { orderId: Type.String({ maxLength: 64 }), auth: Type.String({ maxLength: 100 }) },
    { additionalProperties: true },
  ),
  response: Type.Unknown(),
  crumb: 'none',
});

const bankQuery = { paymentId: Type.String({ maxLength: 64 }), auth: Type.String({ maxLength: 100 }) };

/** The test bank's page for cards that ask for 3-D Secure. */
export const showTestBank = endpoint({
  name: 'show-test-bank',
  host: 'site',
  method: 'GET',
  path: '/checkout/test-bank',
  access: { kind: 'visitor' },
  query: Type.Object(bankQuery, { additionalProperties: true }),
  response: Type.Unknown(),
  crumb: 'none',
});

export const answerTestBank = endpoint({
  name: 'answer-test-bank',
  host: 'site',
  method: 'POST',
  path: '/checkout/test-bank',
  access: { kind: 'visitor' },
  body: Type.Object(
    { ...bankQuery, answer: Type.String({ maxLength: 20 }) },
    { additionalProperties: Type.String({ maxLength: 500 }) },
  ),
  bodyKind: 'form',
  response: Type.Unknown(),
  crumb: 'required',
  rateLimit: 'checkout',
});

/**
 * Address to which a provider sends the buyer back from their bank's check; the provider is asked the result.
 */
export const returnFromBank = endpoint({
  name: 'return-from-bank',
  host: 'site',
  method: 'GET',
  path: '/checkout/payment-return',
  changes: true,
  access: { kind: 'visitor' },
  query: Type.Object(bankQuery, { additionalProperties: true }),
  response: Type.Unknown(),
  crumb: 'none',
});

/** The platform's stylesheet and fonts for the pages above. */
export const getCheckoutFile = endpoint({
  name: 'get-checkout-file',
  host: 'site',
  method: 'GET',
  path: '/checkout/files/:file',
  access: { kind: 'visitor' },
  params: Type.Object({ file: Type.String({ maxLength: 80 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
