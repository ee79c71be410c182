import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;

/** A store page: a collection of products. */
export const StoreView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  navigationTitle: Type.String(),
  urlId: Type.String(),
  description: Type.String(),
  enabled: Type.Boolean(),
  productCount: Type.Integer(),
  productLimit: Type.Integer(),
});
export type StoreView = Static<typeof StoreView>;

/** A category of a store page; `path` is '' for the root. */
export const CategoryView = Type.Object({
  id: Type.String(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  type: Type.Union([Type.Literal('ROOT'), Type.Literal('CATEGORY')]),
  displayName: Type.String(),
  slug: Type.String(),
  path: Type.String(),
  pageRendering: Type.String(),
  displayIndex: Type.Integer(),
  productCount: Type.Integer(),
});
export type CategoryView = Static<typeof CategoryView>;

export const listStores = endpoint({
  name: 'list-stores',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/stores',
  access: read,
  params: SiteParams,
  response: Type.Object({ stores: Type.Array(StoreView) }),
  crumb: 'none',
});

/** Makes a store page (administration §7); a blank `urlId` is made from the title (administration §5). */
export const createStore = endpoint({
  name: 'create-store',
  host: 'studio',
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:site/products',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      navigationTitle: PlainText(200),
      title: PlainText(200),
      urlId: Type.Optional(PlainText(200)),
      description: Type.Optional(PlainText(2_000)),
      enabled: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: StoreView,
  crumb: 'required',
});

/**
 * Makes a category of a store page; `type` ROOT makes the root, or gives the one there is (administration
 * §7).
 */
export const createCategory = endpoint({
  name: 'create-category',
  host: 'studio',
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:site/products/:collection/categories',
  access: write,
  params: Type.Object({ site: Id, collection: Id }),
  body: Type.Object(
    {
      displayName: PlainText(200, 1),
      type: Type.Optional(Type.Union([Type.Literal('ROOT'), Type.Literal('CATEGORY')])),
      parentId: Type.Optional(Type.Union([Id, Type.Null()])),
      pageRendering: Type.Optional(Type.Literal('LIST_VIEW')),
      displayIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: CategoryView,
  crumb: 'required',
});

export const listCategories = endpoint({
  name: 'list-categories',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/stores/:collection/categories',
  access: read,
  params: Type.Object({ site: Id, collection: Id }),
  response: Type.Object({ categories: Type.Array(CategoryView) }),
  crumb: 'none',
});

const CategoryParams = Type.Object({ site: Id, category: Id });

export const renameCategory = endpoint({
  name: 'rename-category',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/categories/:category',
  access: write,
  params: CategoryParams,
  body: Type.Object({ displayName: PlainText(200, 1) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String(), displayName: Type.String(), path: Type.String() }),
  crumb: 'required',
});

/** Deletes a category with those below it, the products stay; `removal` takes that back (`restore-categories`). */
export const deleteCategory = endpoint({
  name: 'delete-category',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/categories/:category',
  access: write,
  params: CategoryParams,
  response: Type.Object({ deleted: Type.Literal(true), removal: Type.String() }),
  crumb: 'required',
});
