import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

/** Text without NUL, which PostgreSQL cannot keep. */
export function PlainText(maxLength: number, minLength = 0) {
  return Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' });
}

const Id = Type.String({ format: 'uuid' });
const IdOrNull = Type.Union([Id, Type.Null()]);
const Amount = Type.String({
  maxLength: 20,
  pattern: '^\\d{1,15}(\\.\\d{1,4})?$',
  description: 'Decimal string in the site’s currency, `12.50`.',
});
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Values = Type.Record(Type.String({ maxLength: 100 }), PlainText(250), { maxProperties: 6 });

const ProductKind = Type.Union([
  Type.Literal('physical'),
  Type.Literal('digital'),
  Type.Literal('service'),
  Type.Literal('gift-card'),
  Type.Literal('paywall'),
]);
export const ProductState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('scheduled'),
  Type.Literal('published'),
  Type.Literal('hidden'),
]);

/** A variant as the studio sends it: `id` null makes a new one, a blank SKU gets `SQ` and seven digits. */
const VariantBody = Type.Object(
  {
    id: Type.Optional(IdOrNull),
    sku: PlainText(60),
    attributes: Values,
    price: Amount,
    salePrice: Type.Union([Amount, Type.Null()]),
    onSale: Type.Boolean(),
    gtin: Type.Optional(Type.Union([PlainText(50), Type.Null()])),
    mpn: Type.Optional(Type.Union([PlainText(100), Type.Null()])),
    mainImageId: Type.Optional(IdOrNull),
    stock: Type.Object(
      {
        unlimited: Type.Boolean(),
        quantity: Count,
        quantitySeen: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 1_000_000_000,
            description:
              'What the form showed: the difference is applied, so that a sale in the meantime is not undone.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/**
 * A product as the studio sends it; a blank `urlSlug` asks for one made from the title (administration §5).
 */
export const ProductBody = Type.Object(
  {
    kind: ProductKind,
    title: PlainText(500, 1),
    urlSlug: PlainText(200),
    description: PlainText(100_000),
    excerpt: PlainText(2_000),
    tags: Type.Array(PlainText(200), { maxItems: 250 }),
    state: ProductState,
    optionOrdering: Type.Array(PlainText(100, 1), { maxItems: 50 }),
    weightGrams: Count,
    lengthMm: Count,
    widthMm: Count,
    heightMm: Count,
    customAddText: Type.Union([PlainText(100), Type.Null()]),
    seoTitle: PlainText(200),
    seoDescription: PlainText(500),
    imageIds: Type.Array(Id, { maxItems: 250 }),
    categoryIds: Type.Array(Id, { maxItems: 250 }),
    variants: Type.Array(VariantBody, { maxItems: 1_000 }),
    withoutRedirect: Type.Optional(
      Type.Array(PlainText(200), {
        maxItems: 1_000,
        description: 'Former addresses that visitors are not redirected from; as it was where it is absent.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ProductBody = Static<typeof ProductBody>;

/** A picture of a product as the studio shows it. */
const ProductImage = Type.Object({
  id: Type.String(),
  url: Type.String({ description: 'Address of the original; `?format=300w` gives a width.' }),
  altText: Type.String(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  placeholder: Type.String(),
  focalPoint: Type.Object({ x: Type.Number(), y: Type.Number() }),
});

const VariantView = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  attributes: Type.Record(Type.String(), Type.String()),
  price: Type.String(),
  salePrice: Type.Union([Type.String(), Type.Null()]),
  onSale: Type.Boolean(),
  gtin: Type.Union([Type.String(), Type.Null()]),
  mpn: Type.Union([Type.String(), Type.Null()]),
  mainImageId: Type.Union([Type.String(), Type.Null()]),
  stock: Type.Object({ unlimited: Type.Boolean(), quantity: Type.Integer() }),
});

/** A whole product for the studio. */
export const ProductView = Type.Object({
  id: Type.String(),
  collectionId: Type.String(),
  version: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  urlSlug: Type.String(),
  url: Type.String({ description: 'Address on the published site.' }),
  formerAddresses: Type.Array(Type.String(), { description: 'Last parts of addresses that it had before.' }),
  withoutRedirect: Type.Array(Type.String(), { description: 'Those that visitors are not redirected from.' }),
  description: Type.String(),
  excerpt: Type.String(),
  tags: Type.Array(Type.String()),
  state: ProductState,
  optionOrdering: Type.Array(Type.String()),
  weightGrams: Type.Integer(),
  lengthMm: Type.Integer(),
  widthMm: Type.Integer(),
  heightMm: Type.Integer(),
  customAddText: Type.Union([Type.String(), Type.Null()]),
  seoTitle: Type.String(),
  seoDescription: Type.String(),
  currency: Type.String(),
  images: Type.Array(ProductImage),
  imageIds: Type.Array(Type.String()),
  categoryIds: Type.Array(Type.String()),
  variants: Type.Array(VariantView),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type ProductView = Static<typeof ProductView>;

/** A row of the studio's table of products. */
export const ProductCard = Type.Object({
  id: Type.String(),
  collectionId: Type.String(),
  title: Type.String(),
  urlSlug: Type.String(),
  kind: Type.String(),
  state: ProductState,
  sku: Type.String({ description: 'Of the first variant.' }),
  fromPrice: Type.String(),
  regularPrice: Type.String(),
  currency: Type.String(),
  onSale: Type.Boolean(),
  soldOut: Type.Boolean(),
  variedPrices: Type.Boolean(),
  variantCount: Type.Integer(),
  stockTotal: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for unlimited.' }),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  updatedAt: Type.String(),
});
export type ProductCard = Static<typeof ProductCard>;

const ProductParams = Type.Object({ site: Id, product: Id });
const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;
const OneProduct = Type.Object({ product: ProductView });

/** One page of the products of a site or of one store page. */
export const listProducts = endpoint({
  name: 'list-products',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products',
  access: read,
  params: SiteParams,
  query: Type.Object({
    collection: Type.Optional(Id),
    q: Type.Optional(PlainText(200)),
    state: Type.Optional(ProductState),
    sort: Type.Optional(
      Type.Union([
        Type.Literal('position'),
        Type.Literal('name'),
        Type.Literal('stock'),
        Type.Literal('price'),
        Type.Literal('updated'),
      ]),
    ),
    direction: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    perPage: Type.Optional(Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(100)])),
  }),
  response: Type.Object({
    products: Type.Array(ProductCard),
    total: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
  }),
  crumb: 'none',
});

export const getProduct = endpoint({
  name: 'get-product',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/:product',
  access: read,
  params: ProductParams,
  response: OneProduct,
  crumb: 'none',
});

export const createProduct = endpoint({
  name: 'create-product',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/products',
  access: write,
  params: SiteParams,
  body: Type.Object({ collectionId: Id, product: ProductBody }, { additionalProperties: false }),
  bodyKind: 'json',
  response: OneProduct,
  crumb: 'required',
});

/** Saves a product; `version` is that of the product the form was filled from. */
export const updateProduct = endpoint({
  name: 'update-product',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/products/:product',
  access: write,
  params: ProductParams,
  body: Type.Object(
    { version: Type.String({ pattern: '^\\d{1,18}$' }), product: ProductBody },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OneProduct,
  crumb: 'required',
});

/** Moves a product to the trash, where it stays 30 days; visitors do not have it any more. */
export const deleteProduct = endpoint({
  name: 'delete-product',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/products/:product',
  access: write,
  params: ProductParams,
  response: Type.Object({ deleted: Type.Literal(true) }),
  crumb: 'required',
});

/** A hidden copy beside the original, with SKUs of its own. */
export const duplicateProduct = endpoint({
  name: 'duplicate-product',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/products/:product/duplicate',
  access: write,
  params: ProductParams,
  response: OneProduct,
  crumb: 'required',
});

/** Shows or hides many products at once. */
export const setProductVisibility = endpoint({
  name: 'set-product-visibility',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/product-visibility',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { ids: Type.Array(Id, { minItems: 1, maxItems: 200 }), visible: Type.Boolean() },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ changed: Type.Integer() }),
  crumb: 'required',
});
