import Type, { type Static } from 'typebox';
import {
  apiBase,
  ApiId,
  apiRead,
  apiWrite,
  ChangedWithin,
  GivenMoney,
  Moment,
  Pagination,
  Paging,
} from './api-call.ts';
import { PlainText, ProductBody, ProductState } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const ApiVariant = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  price: WireMoney,
  salePrice: Type.Union([WireMoney, Type.Null()]),
  onSale: Type.Boolean(),
  gtin: TextOrNull,
  mpn: TextOrNull,
  imageId: TextOrNull,
  stock: Type.Object({ unlimited: Type.Boolean(), quantity: Type.Integer() }),
});
export type ApiVariant = Static<typeof ApiVariant>;

/** A product as programs of others read it. Lengths in mm, weight in g; descriptions are HTML. */
export const ApiProduct = Type.Object({
  id: Type.String(),
  storeId: Type.String({ description: 'The store page that it stands on.' }),
  version: Type.String({
    description: 'Grows with every change; a change may name the one that it was made on.',
  }),
  kind: Type.String(),
  title: Type.String(),
  urlSlug: Type.String(),
  url: Type.String(),
  description: Type.String(),
  excerpt: Type.String(),
  tags: Type.Array(Type.String()),
  state: ProductState,
  optionOrdering: Type.Array(Type.String()),
  weightGrams: Type.Integer(),
  lengthMm: Type.Integer(),
  widthMm: Type.Integer(),
  heightMm: Type.Integer(),
  seoTitle: Type.String(),
  seoDescription: Type.String(),
  categoryIds: Type.Array(Type.String()),
  images: Type.Array(Type.Object({ id: Type.String(), url: Type.String(), altText: Type.String() })),
  variants: Type.Array(ApiVariant),
  createdAt: Moment,
  modifiedAt: Moment,
});
export type ApiProduct = Static<typeof ApiProduct>;

const its = ProductBody.properties;
const Details = {
  urlSlug: Type.Optional(its.urlSlug),
  description: Type.Optional(its.description),
  excerpt: Type.Optional(its.excerpt),
  tags: Type.Optional(its.tags),
  state: Type.Optional(its.state),
  optionOrdering: Type.Optional(its.optionOrdering),
  weightGrams: Type.Optional(its.weightGrams),
  lengthMm: Type.Optional(its.lengthMm),
  widthMm: Type.Optional(its.widthMm),
  heightMm: Type.Optional(its.heightMm),
  seoTitle: Type.Optional(its.seoTitle),
  seoDescription: Type.Optional(its.seoDescription),
  imageIds: Type.Optional(its.imageIds),
  categoryIds: Type.Optional(its.categoryIds),
};
const variantDetails = {
  sku: Type.Optional(PlainText(60)),
  attributes: Type.Optional(
    Type.Record(Type.String({ maxLength: 100 }), PlainText(250), { maxProperties: 6 }),
  ),
  salePrice: Type.Optional(Type.Union([GivenMoney, Type.Null()])),
  onSale: Type.Optional(Type.Boolean()),
  gtin: Type.Optional(Type.Union([PlainText(50), Type.Null()])),
  mpn: Type.Optional(Type.Union([PlainText(100), Type.Null()])),
  imageId: Type.Optional(Type.Union([ApiId, Type.Null()])),
};

/** A new variant: a blank SKU is made up, and stock that is left out is 0. */
export const NewVariant = Type.Object(
  {
    ...variantDetails,
    price: GivenMoney,
    stock: Type.Optional(
      Type.Object(
        { unlimited: Type.Boolean(), quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type NewVariant = Static<typeof NewVariant>;

/** Change of a variant; its stock is changed by the calls of the inventory. */
export const VariantChange = Type.Object(
  { ...variantDetails, price: Type.Optional(GivenMoney) },
  { additionalProperties: false },
);
export type VariantChange = Static<typeof VariantChange>;

/** A new product; it is hidden unless it says otherwise. */
export const NewProduct = Type.Object(
  {
    ...Details,
    storeId: ApiId,
    kind: Type.Optional(its.kind),
    title: its.title,
    variants: Type.Array(NewVariant, { minItems: 1, maxItems: 250 }),
  },
  { additionalProperties: false },
);
export type NewProduct = Static<typeof NewProduct>;

/**
 * Change of a product; what is left out stays. With `version`, a change that somebody else made in the
 * meantime is not lost.
 */
export const ProductChange = Type.Object(
  {
    ...Details,
    title: Type.Optional(its.title),
    version: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
  },
  { additionalProperties: false },
);
export type ProductChange = Static<typeof ProductChange>;

const OneProduct = Type.Object({ product: ApiProduct });
const ProductParams = Type.Object({ product: ApiId });
const VariantParams = Type.Object({ product: ApiId, variant: ApiId });

/** Store pages, which products are on. */
export const apiListStores = endpoint({
  ...apiRead('products.read'),
  name: 'api-list-stores',
  path: `${apiBase}/stores`,
  response: Type.Object({
    stores: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        urlSlug: Type.String(),
        productCount: Type.Integer(),
      }),
    ),
  }),
});

/** Products in the order in which they were made, hidden ones too. */
export const apiListProducts = endpoint({
  ...apiRead('products.read'),
  name: 'api-list-products',
  path: `${apiBase}/products`,
  query: Type.Object({ ...Paging, ...ChangedWithin }, { additionalProperties: false }),
  response: Type.Object({ products: Type.Array(ApiProduct), pagination: Pagination }),
});

export const apiGetProduct = endpoint({
  ...apiRead('products.read'),
  name: 'api-get-product',
  path: `${apiBase}/products/:product`,
  params: ProductParams,
  response: OneProduct,
});

export const apiCreateProduct = endpoint({
  ...apiWrite('products'),
  name: 'api-create-product',
  method: 'POST',
  path: `${apiBase}/products`,
  body: NewProduct,
  response: OneProduct,
});

export const apiUpdateProduct = endpoint({
  ...apiWrite('products'),
  name: 'api-update-product',
  method: 'PATCH',
  path: `${apiBase}/products/:product`,
  params: ProductParams,
  body: ProductChange,
  response: OneProduct,
});

export const apiDeleteProduct = endpoint({
  ...apiWrite('products'),
  name: 'api-delete-product',
  method: 'DELETE',
  path: `${apiBase}/products/:product`,
  params: ProductParams,
  bodyKind: 'none',
  response: Type.Object({ deleted: Type.Literal(true) }),
});

export const apiCreateVariant = endpoint({
  ...apiWrite('products'),
  name: 'api-create-variant',
  method: 'POST',
  path: `${apiBase}/products/:product/variants`,
  params: ProductParams,
  body: NewVariant,
  response: OneProduct,
});

export const apiUpdateVariant = endpoint({
  ...apiWrite('products'),
  name: 'api-update-variant',
  method: 'PATCH',
  path: `${apiBase}/products/:product/variants/:variant`,
  params: VariantParams,
  body: VariantChange,
  response: OneProduct,
});

export const apiDeleteVariant = endpoint({
  ...apiWrite('products'),
  name: 'api-delete-variant',
  method: 'DELETE',
  path: `${apiBase}/products/:product/variants/:variant`,
  params: VariantParams,
  bodyKind: 'none',
  response: OneProduct,
});
