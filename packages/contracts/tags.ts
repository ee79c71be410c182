import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

// Items and products have the same tags: who may write either keeps them.
const read = { kind: 'member', area: ['pages', 'products'], level: 'read' } as const;
const write = { kind: 'member', area: ['pages', 'products'], level: 'write' } as const;

const Id = Type.String({ format: 'uuid' });
const TagTypeParam = Type.Union([Type.Literal('tag'), Type.Literal('category')]);
const TagParams = Type.Object({ site: Id, tag: Id });
// The domain says what is too long, by the type.
const Name = Type.String({ maxLength: 200 });

const Tag = Type.Object({
  id: Type.String(),
  name: Type.String(),
  items: Type.Integer({ description: 'Number of items that have it, those in the trash apart.' }),
  products: Type.Integer({ description: 'Number of products that have it.' }),
});

/** All tags, or categories of items, by name. */
export const listTags = endpoint({
  name: 'list-tags',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/tags',
  access: read,
  params: SiteParams,
  query: Type.Object({ type: Type.Optional(TagTypeParam) }),
  response: Type.Object({ tags: Type.Array(Tag) }),
  crumb: 'none',
});

/** Names of tags that are not their keys: what editors of items show and keep. */
export const getTagNames = endpoint({
  name: 'get-tag-names',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/tag-names',
  access: read,
  params: SiteParams,
  response: Type.Object({
    changed: Type.Array(
      Type.Object({ type: TagTypeParam, key: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
    ),
    former: Type.Array(Type.Object({ type: TagTypeParam, name: Type.String(), now: Type.String() })),
  }),
  crumb: 'none',
});

/** Makes a tag (administration §2: at most 50 characters, a category 25). */
export const createTag = endpoint({
  name: 'create-tag',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/tags',
  access: write,
  params: SiteParams,
  body: Type.Object({ type: TagTypeParam, name: Name }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ ...Tag.properties, key: Type.String({ description: 'What items keep of it.' }) }),
  crumb: 'required',
});

/** Gives a tag another name; all that has it shows that at once. */
export const renameTag = endpoint({
  name: 'rename-tag',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/tags/:tag',
  access: write,
  params: TagParams,
  body: Type.Object({ name: Name }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String(), name: Type.String() }),
  crumb: 'required',
});

/** Makes a tag part of another one: all that had it has that one. */
export const mergeTag = endpoint({
  name: 'merge-tag',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/tags/:tag/merge',
  access: write,
  params: TagParams,
  body: Type.Object({ into: Id }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Removes a tag from all items and products that have it. */
export const removeTag = endpoint({
  name: 'remove-tag',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/tags/:tag',
  access: write,
  params: TagParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Takes back that a tag was removed or merged. */
export const restoreTag = endpoint({
  name: 'restore-tag',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/tags/:tag/restore',
  access: write,
  params: TagParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

const Use = Type.Object({
  kind: Type.Union([Type.Literal('item'), Type.Literal('product')]),
  id: Type.String(),
  title: Type.String(),
  place: Type.String({ description: 'Title of its collection or store.' }),
});
export type TagUse = Static<typeof Use>;

/** Items and products that are used with one page of answers. */
export const usesAtOnce = 100;
const Uses = Type.Object({ uses: Type.Array(Use), total: Type.Integer() });
const Offset = Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) });

/** Items and products that have a tag, by title. */
export const listTagUses = endpoint({
  name: 'list-tag-uses',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/tags/:tag/uses',
  access: read,
  params: TagParams,
  query: Offset,
  response: Uses,
  crumb: 'none',
});

const products = { kind: 'member', area: 'products', level: 'write' } as const;
const CategoryParams = Type.Object({ site: Id, category: Id });

/** Products of a store's category, by title. */
export const listCategoryUses = endpoint({
  name: 'list-category-uses',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/categories/:category/uses',
  access: { ...products, level: 'read' },
  params: CategoryParams,
  query: Offset,
  response: Uses,
  crumb: 'none',
});

/** Makes a category of a store part of another one; what is below it moves there. */
export const mergeCategory = endpoint({
  name: 'merge-category',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/categories/:category/merge',
  access: products,
  params: CategoryParams,
  body: Type.Object({ into: Id }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Takes back that categories of a store were deleted, within 30 days. */
export const restoreCategories = endpoint({
  name: 'restore-categories',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/category-removals/:removal/restore',
  access: products,
  params: Type.Object({ site: Id, removal: Id }),
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});
