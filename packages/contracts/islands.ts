import Type, { type Static } from 'typebox';

/**
 * The islands of the storefront: what markup is marked with (`data-island`, `data-props`, `data-load`) and the props
 * that stand there as JSON. An island takes over markup that works already.
 */
export const islandNames = ['product-form', 'cart', 'cart-page', 'checkout', 'menu', 'gallery'] as const;
export type IslandName = (typeof islandNames)[number];

/** When an island is loaded: at once, when the browser idles, when it is seen, or at the first touch. */
export const islandLoads = ['load', 'idle', 'visible', 'interaction'] as const;
export type IslandLoad = (typeof islandLoads)[number];

/** A variant as a product form knows it. Prices are texts, ready to be shown. */
export const FormVariant = Type.Object({
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  price: Type.String(),
  /** The regular price beside a sale price; empty when not on sale. */
  regularPrice: Type.String(),
  available: Type.Boolean(),
  imageId: Type.Union([Type.String(), Type.Null()]),
});
export type FormVariant = Static<typeof FormVariant>;

/** The product form: on a product page, in a product block, and as the quick add of a listing. */
export const ProductFormProps = Type.Object({
  itemId: Type.String(),
  productType: Type.Integer(),
  title: Type.String(),
  optionNames: Type.Array(Type.String()),
  variants: Type.Array(FormVariant),
  /** `plp`, `pdp`, `add-on` or `product_block` (storefront §3, tracking event). */
  place: Type.Union([
    Type.Literal('plp'),
    Type.Literal('pdp'),
    Type.Literal('add-on'),
    Type.Literal('product_block'),
  ]),
});
export type ProductFormProps = Static<typeof ProductFormProps>;

/** The floating pill and the item-added popover. */
export const CartProps = Type.Object({ cartUrl: Type.String(), showPill: Type.Boolean() });
export type CartProps = Static<typeof CartProps>;
