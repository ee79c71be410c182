import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Id = Type.String({ format: 'uuid' });
const products = { kind: 'member', area: 'products' } as const;
const ProductParams = Type.Object({ site: Id, product: Id });
const PartId = Type.String({ maxLength: 64, description: 'Empty for the general one.' });
const Parts = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));

/** The fulfilment profile that a product is sent by and the class that it is taxed as, with those that an owner may choose. */
export const ProductPartsChoice = Type.Object({
  profileId: PartId,
  taxClassId: PartId,
  profiles: Parts,
  taxClasses: Parts,
});
export type ProductPartsChoice = Static<typeof ProductPartsChoice>;

export const getProductParts = endpoint({
  name: 'get-product-parts',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/:product/parts',
  access: { ...products, level: 'read' },
  params: ProductParams,
  response: ProductPartsChoice,
  crumb: 'none',
});

/** Puts a product into a fulfilment profile and a tax class; what is left out stays. */
export const setProductParts = endpoint({
  name: 'set-product-parts',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product/parts',
  access: { ...products, level: 'write' },
  params: ProductParams,
  body: Type.Object(
    { profileId: Type.Optional(PartId), taxClassId: Type.Optional(PartId) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: ProductPartsChoice,
  crumb: 'required',
});
