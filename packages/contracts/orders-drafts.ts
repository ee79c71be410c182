import Type, { type Static } from 'typebox';
import { Address, AddressForm } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { SearchedPage } from './list-query.ts';
import { WireMoney } from './money.ts';

const read = { kind: 'member', area: 'orders', level: 'read' } as const;
const write = { kind: 'member', area: 'orders', level: 'write' } as const;
const SiteParams = Type.Object({ site: Type.String({ maxLength: 64 }) });
const DraftParams = Type.Object({
  site: Type.String({ maxLength: 64 }),
  draft: Type.String({ maxLength: 64 }),
});
const Id = Type.String({ format: 'uuid', maxLength: 36 });
const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,3})?$', description: 'In major units: "12.50".' });
const Version = Type.String({ pattern: '^\\d{1,18}$', description: 'Of the draft as it was read.' });

/**
 * `open`: not sent. `sent`: its link may be paid. `expired`: sent, but its days are over. `paying`: a payment
 * is under way.
 */
export const DraftState = Type.Union([
  Type.Literal('open'),
  Type.Literal('sent'),
  Type.Literal('expired'),
  Type.Literal('paying'),
]);
export type DraftState = Static<typeof DraftState>;

/** Discount given by the owner: a whole percentage, or an amount once. */
const DraftDiscount = Type.Union([
  Type.Object(
    { kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 100 }) },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('fixed'), amount: Amount }, { additionalProperties: false }),
]);
type DraftDiscount = Static<typeof DraftDiscount>;

const MaybeDiscount = Type.Union([DraftDiscount, Type.Null()]);
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

const LineBody = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('product'),
      id: Id,
      variantId: Id,
      quantity: Quantity,
      price: Type.Union([Amount, Type.Null()], { description: 'null: the price of the catalogue.' }),
      discount: MaybeDiscount,
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('own'),
      id: Id,
      title: Type.String({ minLength: 1, maxLength: 200 }),
      quantity: Quantity,
      price: Amount,
      shipped: Type.Boolean({ description: 'It is sent; else it is a service.' }),
      discount: MaybeDiscount,
    },
    { additionalProperties: false },
  ),
]);

const ShippingBody = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('method'), id: Type.String({ maxLength: 64 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('own'), name: Type.String({ minLength: 1, maxLength: 100 }), price: Amount },
    { additionalProperties: false },
  ),
]);

/** A draft as the owner sets it; a shipping of `none` lets the customer choose. */
export const DraftBody = Type.Object(
  {
    email: Type.String({ maxLength: 320 }),
    shippingAddress: Type.Union([Address, Type.Null()]),
    billingAddress: Type.Union([Address, Type.Null()]),
    lines: Type.Array(LineBody, { maxItems: 100 }),
    discount: MaybeDiscount,
    shipping: ShippingBody,
    message: Type.String({ maxLength: 2000 }),
    note: Type.String({ maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type DraftBody = Static<typeof DraftBody>;

/** A line with what it is today. */
export const DraftLine = Type.Object({
  kind: Type.Union([Type.Literal('product'), Type.Literal('own')]),
  id: Type.String(),
  variantId: Type.String({ description: 'Empty for a line of the owner’s own.' }),
  productId: Type.String(),
  title: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  imageUrl: Type.String(),
  quantity: Type.Integer(),
  /** Price set by the owner; null for the price of the catalogue. */
  price: Type.Union([Type.String(), Type.Null()]),
  unitPrice: WireMoney,
  discount: MaybeDiscount,
  shipped: Type.Boolean(),
  /** After discounts, without added tax. */
  total: WireMoney,
  /** Available quantity; null is without limit. */
  left: Type.Union([Type.Integer(), Type.Null()]),
  problem: Type.String({ description: 'What stands in its way; empty for nothing.' }),
});
export type DraftLine = Static<typeof DraftLine>;

/**
 * An order that the owner composes. It counts in no number and takes no stock before it is paid or placed.
 */
export const Draft = Type.Object({
  id: Type.String(),
  version: Type.String(),
  state: DraftState,
  createdBy: Type.String(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  email: Type.String(),
  shippingAddress: Type.Union([Address, Type.Null()]),
  billingAddress: Type.Union([Address, Type.Null()]),
  lines: Type.Array(DraftLine),
  discount: MaybeDiscount,
  shipping: ShippingBody,
  message: Type.String(),
  note: Type.String(),
  /** Note that the customer wrote at the checkout. */
  customerNote: Type.String(),
  requiresShipping: Type.Boolean(),
  shippingOptions: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), cost: WireMoney })),
  subtotal: WireMoney,
  discountTotal: WireMoney,
  shippingCost: WireMoney,
  tax: WireMoney,
  includedTax: WireMoney,
  total: WireMoney,
  /** The latest sending; null while it was not sent. */
  sent: Type.Union([
    Type.Object({ at: Type.String(), to: Type.String(), total: WireMoney, expiresAt: Type.String() }),
    Type.Null(),
  ]),
  /** Problems that prevent sending the draft. */
  problems: Type.Array(Type.Object({ code: Type.String(), field: Type.String(), error: Type.String() })),
});
export type Draft = Static<typeof Draft>;

/** A row of the list of drafts. */
export const DraftRow = Type.Object({
  id: Type.String(),
  state: DraftState,
  customerName: Type.String(),
  email: Type.String(),
  itemCount: Type.Integer(),
  total: WireMoney,
  createdBy: Type.String(),
  updatedAt: Type.String(),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
});
export type DraftRow = Static<typeof DraftRow>;

const DraftAnswer = Type.Object({ draft: Draft });

/** Those changed last come first. `search` looks in name and e-mail. */
export const listDrafts = endpoint({
  name: 'list-drafts',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/drafts',
  access: read,
  params: SiteParams,
  query: SearchedPage,
  response: Type.Object({
    drafts: Type.Array(DraftRow),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
  crumb: 'none',
});

/** Begins a draft of nothing. */
export const createDraft = endpoint({
  name: 'create-draft',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/drafts',
  access: write,
  params: SiteParams,
  response: DraftAnswer,
  crumb: 'required',
});

/** A draft, with the countries that an address may be in. */
export const getDraft = endpoint({
  name: 'get-draft',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/drafts/:draft',
  access: read,
  params: DraftParams,
  response: Type.Object({
    draft: Draft,
    countries: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  }),
  crumb: 'none',
});

/** Fields of an address in a country: the same as at the checkout. Refused where there is no such country. */
export const getAddressForm = endpoint({
  name: 'get-address-form',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/address-forms/:country',
  access: read,
  params: Type.Object({
    site: Type.String({ maxLength: 64 }),
    country: Type.String({ maxLength: 2, description: 'Two capital letters (ISO 3166).' }),
  }),
  response: Type.Object({ addressForm: AddressForm }),
  crumb: 'none',
});

/** Saves a draft over the version that was read, and answers with it priced again. */
export const saveDraft = endpoint({
  name: 'save-draft',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/drafts/:draft',
  access: write,
  params: DraftParams,
  body: Type.Object({ version: Version, draft: DraftBody }, { additionalProperties: false }),
  bodyKind: 'json',
  response: DraftAnswer,
  crumb: 'required',
});

/** Deletes a draft; its link leads nowhere from then on. Refused while it is being paid. */
export const deleteDraft = endpoint({
  name: 'delete-draft',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/drafts/:draft',
  access: write,
  params: DraftParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/**
 * Mails the customer an invoice with a link that pays it. Prices are kept from then on; links sent before
 * end.
 */
export const sendDraft = endpoint({
  name: 'send-draft',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/drafts/:draft/invoice',
  access: write,
  params: DraftParams,
  body: Type.Object(
    {
      version: Version,
      days: Type.Integer({ minimum: 1, maximum: 90, description: 'How long it may be paid.' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: DraftAnswer,
  crumb: 'required',
});

/**
 * Makes the draft an order by hand: paid outside of the shop, or its payment awaited. A repeat is answered
 * with that order.
 */
export const placeDraft = endpoint({
  name: 'place-draft',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/drafts/:draft/order',
  access: write,
  params: DraftParams,
  body: Type.Object(
    {
      version: Version,
      paid: Type.Boolean(),
      method: Type.String({ minLength: 1, maxLength: 100, description: 'How: "Cash", "Bank transfer".' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ orderId: Type.String(), number: Type.Integer() }),
  crumb: 'required',
});

/** Something that can be in a draft. */
export const DraftItem = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  title: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  imageUrl: Type.String(),
  price: WireMoney,
  left: Type.Union([Type.Integer(), Type.Null()], { description: 'null is without limit.' }),
});
export type DraftItem = Static<typeof DraftItem>;

/** Published variants whose title or SKU has the text in it, at most 20. */
export const findDraftItems = endpoint({
  name: 'find-draft-items',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/draft-items',
  access: read,
  params: SiteParams,
  query: Type.Object(
    {
      /** Nothing, or absent, for all that can be sold. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ items: Type.Array(DraftItem) }),
  crumb: 'none',
});
