import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Id = Type.String({ format: 'uuid' });
const products = { kind: 'member', area: 'products' } as const;
const ProductParams = Type.Object({ site: Id, product: Id });

/**
 * The form that is filled in before a product is added (storefront §3), with those that an owner may choose.
 */
export const ProductFormChoice = Type.Object({
  formId: Type.Union([Id, Type.Null()]),
  forms: Type.Array(
    Type.Object({ id: Id, name: Type.String(), live: Type.Boolean({ description: 'Visitors have it.' }) }),
  ),
});
export type ProductFormChoice = Static<typeof ProductFormChoice>;

export const getProductForm = endpoint({
  name: 'get-product-form',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/:product/form',
  access: { ...products, level: 'read' },
  params: ProductParams,
  response: ProductFormChoice,
  crumb: 'none',
});

/** Sets what is filled in before a product is added; null for nothing. */
export const setProductForm = endpoint({
  name: 'set-product-form',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product/form',
  access: { ...products, level: 'write' },
  params: ProductParams,
  body: Type.Object({ formId: Type.Union([Id, Type.Null()]) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: ProductFormChoice,
  crumb: 'required',
});
