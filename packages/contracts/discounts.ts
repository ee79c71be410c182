import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SearchedPage } from './list-query.ts';
import { SiteParams } from './sites.ts';

const Ids = Type.Array(Type.String({ format: 'uuid' }), { maxItems: 500 });

/** Lines of a cart that a discount applies to. */
export const DiscountScope = Type.Union([
  Type.Object({ kind: Type.Literal('order') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('products'), productIds: Ids }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('categories'), categoryIds: Ids }, { additionalProperties: false }),
]);
export type DiscountScope = Static<typeof DiscountScope>;

const Percent = Type.Integer({ minimum: 1, maximum: 100 });
const Amount = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,3})?$',
  description: 'Of the shop’s currency, `12.50`.',
});

/** Effect of a discount: whole percentages, an amount once an order, the shipping, or units of a set. */
const DiscountEffect = Type.Union([
  Type.Object({ kind: Type.Literal('percent'), percent: Percent }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('fixed'), amount: Amount }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('free-shipping') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('buy-x-get-y'),
      buy: Type.Integer({ minimum: 1, maximum: 9999 }),
      get: Type.Integer({ minimum: 1, maximum: 9999 }),
      percent: Percent,
      of: DiscountScope,
    },
    { additionalProperties: false },
  ),
]);
type DiscountEffect = Static<typeof DiscountEffect>;

const Moment = Type.Union([Type.String({ maxLength: 40, format: 'date-time' }), Type.Null()]);

/** A discount as an owner sets it up. */
export const DiscountBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    code: Type.Union([Type.String({ maxLength: 60 }), Type.Null()], {
      description: 'In any case; null for a discount that is given without one.',
    }),
    scope: DiscountScope,
    effect: DiscountEffect,
    minimumAmount: Amount,
    minimumQuantity: Type.Integer({ minimum: 0, maximum: 9999 }),
    active: Type.Boolean(),
    startsAt: Moment,
    endsAt: Moment,
    limit: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]),
    oncePerCustomer: Type.Boolean(),
    subscriptions: Type.Optional(
      Type.Union([Type.Literal('first'), Type.Literal('all'), Type.Literal('exclude')], {
        description: 'Of a subscription: its first charge (also when absent), all of them, or none.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DiscountBody = Static<typeof DiscountBody>;

/** A discount with how often orders have had it. */
export const Discount = Type.Object({
  ...DiscountBody.properties,
  id: Type.String(),
  used: Type.Integer(),
});
export type Discount = Static<typeof Discount>;

const read = { kind: 'member', area: 'discounts', level: 'read' } as const;
const write = { kind: 'member', area: 'discounts', level: 'write' } as const;
const DiscountParams = Type.Object({ ...SiteParams.properties, discount: Type.String({ format: 'uuid' }) });
const Answer = Type.Object({ discount: Discount });

/** All discounts, the newest first. */
export const listDiscounts = endpoint({
  name: 'list-discounts',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/discounts',
  access: read,
  params: SiteParams,
  query: SearchedPage,
  response: Type.Object({
    discounts: Type.Array(Discount),
    total: Type.Integer({ description: 'Of all that the search finds.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    currency: Type.String(),
    timeZone: Type.String({ description: 'Of the shop: discounts begin and end by its clock.' }),
  }),
  crumb: 'none',
});

export const createDiscount = endpoint({
  name: 'create-discount',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/discounts',
  access: write,
  params: SiteParams,
  body: DiscountBody,
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});

/** Changes everything of a discount but how often it was used. */
export const changeDiscount = endpoint({
  name: 'change-discount',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/discounts/:discount',
  access: write,
  params: DiscountParams,
  body: DiscountBody,
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});

/** Removes a discount; orders that had it keep it, and its code is free again. */
export const removeDiscount = endpoint({
  name: 'remove-discount',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/discounts/:discount',
  access: write,
  params: DiscountParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});
