import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const settings = { kind: 'member', area: 'settings', level: 'write' } as const;
const keys = { kind: 'member', area: 'people', level: 'write' } as const;

const RateKind = Type.Union([Type.Literal('carrier'), Type.Literal('tax')]);
export type RateKind = Static<typeof RateKind>;

/** An account at a service that is asked; its key is never shown again. */
const Account = Type.Object({ url: Type.String(), connectedBy: Type.String(), connectedAt: Type.String() });

/** Providers that are asked for shipping rates and for taxes. */
export const RateAccounts = Type.Object({
  carrier: Type.Union([Account, Type.Null()]),
  tax: Type.Union([Account, Type.Null()]),
  /** Without an account a fake gives made-up answers, for trying out; else nobody is asked. */
  hasTestServices: Type.Boolean(),
});
export type RateAccounts = Static<typeof RateAccounts>;

const KindParams = Type.Object({ ...SiteParams.properties, kind: RateKind });

export const getRateAccounts = endpoint({
  name: 'get-rate-accounts',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/rate-accounts',
  access: settings,
  params: SiteParams,
  response: RateAccounts,
  crumb: 'none',
});

/** Connects a service: it is asked once, and kept when it answers. */
export const connectRates = endpoint({
  name: 'connect-rates',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/rate-accounts/:kind',
  access: keys,
  params: KindParams,
  body: Type.Object(
    {
      url: Type.String({ minLength: 1, maxLength: 2000 }),
      key: Type.String({ minLength: 1, maxLength: 500 }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: RateAccounts,
  crumb: 'required',
  asksLoginAgain: true,
});

export const disconnectRates = endpoint({
  name: 'disconnect-rates',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/commerce/rate-accounts/:kind',
  access: keys,
  params: KindParams,
  response: RateAccounts,
  crumb: 'required',
  asksLoginAgain: true,
});

/** Products that are in a fulfilment profile or a tax class of their own. */
export const PlacedProducts = Type.Object({
  products: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      profileId: Type.String(),
      taxClassId: Type.String(),
    }),
  ),
});
export type PlacedProducts = Static<typeof PlacedProducts>;

export const getPlacedProducts = endpoint({
  name: 'get-placed-products',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/commerce/placed-products',
  access: settings,
  params: SiteParams,
  response: PlacedProducts,
  crumb: 'none',
});

/**
 * Puts just these products into a profile or a class; those that were in it and are not named go back to the
 * general one.
 */
export const placeProducts = endpoint({
  name: 'place-products',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/commerce/placed-products',
  access: settings,
  params: SiteParams,
  body: Type.Object(
    {
      group: Type.Union([Type.Literal('profile'), Type.Literal('tax-class')]),
      id: Type.String({ minLength: 1, maxLength: 64 }),
      productIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 2000 }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: PlacedProducts,
  crumb: 'required',
});
