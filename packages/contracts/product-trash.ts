import { maxTrashedAtOnce } from '@veranda/domain/catalog/trash';
import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;
const Ids = Type.Object(
  {
    ids: Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: maxTrashedAtOnce,
      uniqueItems: true,
    }),
  },
  { additionalProperties: false },
);

/** A product of the trash. */
export const TrashedProductView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  sku: Type.String({ description: 'Of the first variant.' }),
  variantCount: Type.Integer(),
  storeTitle: Type.String({ description: 'Of the store page that it returns to.' }),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  deletedAt: Type.String(),
});
export type TrashedProductView = Static<typeof TrashedProductView>;

/** One page of the products that can be restored, last deleted first. */
export const listTrashedProducts = endpoint({
  name: 'list-trashed-products',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/product-trash',
  access: read,
  params: SiteParams,
  query: Type.Object({
    q: Type.Optional(PlainText(200)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    perPage: Type.Optional(Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(100)])),
  }),
  response: Type.Object({
    products: Type.Array(TrashedProductView),
    total: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
  }),
  crumb: 'none',
});

/** Moves products to the trash, where they stay 30 days; those that are gone already are passed over. */
export const trashProducts = endpoint({
  name: 'trash-products',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/product-trash',
  access: write,
  params: SiteParams,
  body: Ids,
  bodyKind: 'json',
  response: Type.Object({ ids: Type.Array(Type.String(), { description: 'Those that were moved.' }) }),
  crumb: 'required',
});

/**
 * Takes products out of the trash as they were, all of them or none; one whose address is taken gets another one. Those
 * that are not in the trash are passed over.
 */
export const restoreProducts = endpoint({
  name: 'restore-products',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/product-trash/restore',
  access: write,
  params: SiteParams,
  body: Ids,
  bodyKind: 'json',
  response: Type.Object({
    products: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        urlSlug: Type.String(),
        hasNewAddress: Type.Boolean({ description: 'True where its address was taken.' }),
      }),
    ),
  }),
  crumb: 'required',
});

/** Deletes products of the trash for good; those that are not in it are passed over. */
export const purgeProducts = endpoint({
  name: 'purge-products',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/product-trash/delete',
  access: write,
  params: SiteParams,
  body: Ids,
  bodyKind: 'json',
  response: Type.Object({ deleted: Type.Integer() }),
  crumb: 'required',
});

/** Deletes everything that is in the trash for good. */
export const emptyProductTrash = endpoint({
  name: 'empty-product-trash',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/product-trash',
  access: write,
  params: SiteParams,
  response: Type.Object({ deleted: Type.Integer() }),
  crumb: 'required',
});
