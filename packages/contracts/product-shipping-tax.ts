import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Id = Type.String({ format: 'uuid' });
const products = { kind: 'member', area: 'products' } as const;
const ProductParams = Type.Object({ site: Id, product: Id });
const PartId = Type.String({ maxLength: 64, description: 'Empty for the general one.' });
const Parts = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));

/**
 * The fulfilment profile that a product is sent by and the class that it is taxed as, with those that an
 * owner may choose.
 */
export const ProductShippingTax = Type.Object({
  profileId: PartId,
  taxClassId: PartId,
  profiles: Parts,
  taxClasses: Parts,
});
export type ProductShippingTax = Static<typeof ProductShippingTax>;

export const getProductShippingTax = endpoint({
  name: 'get-product-shipping-tax',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/:product/shipping-tax',
  access: { ...products, level: 'read' },
  params: ProductParams,
  response: ProductShippingTax,
  crumb: 'none',
});

/** Puts a product into a fulfilment profile and a tax class; what is left out stays. */
export const setProductShippingTax = endpoint({
  name: 'set-product-shipping-tax',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product/shipping-tax',
  access: { ...products, level: 'write' },
  params: ProductParams,
  body: Type.Object(
    { profileId: Type.Optional(PartId), taxClassId: Type.Optional(PartId) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: ProductShippingTax,
  crumb: 'required',
});
