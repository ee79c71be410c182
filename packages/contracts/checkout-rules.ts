import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Name = Type.String({ minLength: 1, maxLength: 100 });
const Amount = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,3})?$',
  description: 'Of the shop’s currency, `12.50`.',
});
const Country = Type.String({ pattern: '^([A-Z]{2})?$', description: 'ISO 3166; empty for everywhere.' });
const Postal = Type.String({ minLength: 1, maxLength: 12 });

/** A part of the world; empty texts and lists stand for all of it. */
const Area = Type.Object(
  {
    country: Country,
    region: Type.String({ maxLength: 10, description: 'Code of the country’s list.' }),
    postalRanges: Type.Array(Type.Object({ from: Postal, to: Postal }, { additionalProperties: false }), {
      maxItems: 200,
    }),
  },
  { additionalProperties: false },
);

const Rate = Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,4})?$', description: 'Percent, 0 to 100.' });

/** A tax class or a fulfilment profile. */
const NamedGroup = Type.Object({ id: Id, name: Name }, { additionalProperties: false });

/** A tax of an area; rates of rules that meet are added. */
const TaxRule = Type.Object(
  {
    id: Id,
    name: Name,
    area: Area,
    rate: Rate,
    classRates: Type.Optional(
      Type.Array(Type.Object({ classId: Id, rate: Rate }, { additionalProperties: false }), {
        maxItems: 20,
        description: 'Of products of a class; 0 for none.',
      }),
    ),
    onServices: Type.Boolean(),
    onDigital: Type.Boolean(),
    onShipping: Type.Boolean(),
  },
  { additionalProperties: false },
);

const Cost = Type.Union([
  Type.Object(
    { kind: Type.Literal('flat'), perOrder: Amount, perItem: Amount },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('weight'),
      bands: Type.Array(
        Type.Object(
          { upToGrams: Type.Integer({ minimum: 1, maximum: 100_000_000 }), cost: Amount },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 50 },
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('pickup') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('local'), fee: Amount }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('carrier'),
      fallback: Type.Union([Amount, Type.Null()], {
        description: 'Taken while the carrier is away; null for not sending then.',
      }),
    },
    { additionalProperties: false },
  ),
]);

/** A shipping method beside the flat rates of the store settings. */
const ShippingMethod = Type.Object(
  {
    id: Id,
    name: Name,
    cost: Cost,
    areas: Type.Array(Area, { maxItems: 300, description: 'Empty for everywhere.' }),
    restOfWorld: Type.Boolean({ description: 'Only where no method with areas goes.' }),
    freeFrom: Type.Union([Amount, Type.Null()], { description: 'Of the goods after discounts.' }),
    profileId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Of a fulfilment profile; empty for the general one.' }),
    ),
  },
  { additionalProperties: false },
);

/** Taxes, shipping methods and the minimum order of a shop. They hold from the moment they are saved. */
export const CheckoutRulesBody = Type.Object(
  {
    taxes: Type.Object(
      {
        included: Type.Boolean({ description: 'Prices already contain the tax.' }),
        rounding: Type.Union([Type.Literal('rate'), Type.Literal('line')]),
        rules: Type.Array(TaxRule, { maxItems: 500 }),
        classes: Type.Optional(Type.Array(NamedGroup, { maxItems: 20 })),
        provider: Type.Optional(
          Type.Union(
            [
              Type.Object(
                { whenAway: Type.Union([Type.Literal('rules'), Type.Literal('refuse')]) },
                { additionalProperties: false },
              ),
              Type.Null(),
            ],
            { description: 'A provider says what the taxes are; null: the rules do.' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    shippingMethods: Type.Array(ShippingMethod, { maxItems: 200 }),
    profiles: Type.Optional(
      Type.Array(NamedGroup, { maxItems: 48, description: 'Fulfilment profiles beside the general one.' }),
    ),
    minimumOrder: Amount,
    minimumAfterDiscounts: Type.Optional(
      Type.Boolean({ description: 'Discounts are taken off before the least order is asked for.' }),
    ),
    shopAddress: Type.Object(
      {
        country: Country,
        region: Type.String({ maxLength: 10 }),
        postalCode: Type.String({ maxLength: 12 }),
      },
      { additionalProperties: false, description: 'Where the shop is: what is picked up is taxed there.' },
    ),
  },
  { additionalProperties: false },
);
export type CheckoutRulesBody = Static<typeof CheckoutRulesBody>;

const Answer = Type.Object({
  rules: CheckoutRulesBody,
  currency: Type.String(),
  version: Type.String({ description: 'Opaque; given back when saving.' }),
});

export const getCheckoutRules = endpoint({
  name: 'get-checkout-rules',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/checkout-rules',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  response: Answer,
  crumb: 'none',
});

export const saveCheckoutRules = endpoint({
  name: 'save-checkout-rules',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/checkout-rules',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    { rules: CheckoutRulesBody, version: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});
