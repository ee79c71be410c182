import { itemLimits, itemStatuses } from '@veranda/domain/pages/item-fields';
import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { CollectionSettings } from './collection-settings.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { ProposalState } from './pages.ts';

const Id = Type.String({ format: 'uuid' });

/** State of an item: what visitors get with the next publication. */
const Status = oneOf(itemStatuses);

/** An item in the list of its collection. */
export const ItemSummary = Type.Object({
  id: Type.String(),
  collectionId: Type.String(),
  recordType: Type.Integer({ description: 'text 1, event 12, gallery 14 … (administration §3).' }),
  title: Type.String(),
  urlSlug: Type.String(),
  url: Type.String({ description: 'Address on the published site.' }),
  status: Status,
  publishOn: Type.Number({ description: 'Milliseconds since 1970: the date that readers see.' }),
  startDate: Type.Union([Type.Number(), Type.Null()], { description: 'Beginning of an event.' }),
  endDate: Type.Union([Type.Number(), Type.Null()], { description: 'End of an event; null for none.' }),
  isAllDay: Type.Boolean({ description: 'An event of whole days.' }),
  author: Type.String({ description: 'Empty where nobody is named.' }),
  tags: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
  isFeatured: Type.Boolean(),
  inTrash: Type.Boolean(),
  isPublished: Type.Boolean({ description: 'Visitors have it, perhaps in another state.' }),
  editedSincePublish: Type.Boolean(),
  proposal: ProposalState,
});
export type ItemSummary = Static<typeof ItemSummary>;

const CollectionParams = Type.Object({ site: Id, collection: Id });
const ItemParams = Type.Object({ site: Id, item: Id });
const Title = PlainText(itemLimits.title, 1);
const One = Type.Object({ item: ItemSummary });

/** Most items that are read at once. */
export const maxItemsRead = 200;

/** Orders of a list of items. */
const itemSorts = ['list', 'date-desc', 'date-asc', 'title-asc', 'title-desc', 'edited-desc'] as const;

/** Items of a collection: those that match, in the wanted order, from an offset on. */
export const listItems = endpoint({
  name: 'list-items',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/collections/:collection/items',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: CollectionParams,
  query: Type.Object(
    {
      search: Type.Optional(PlainText(200)),
      status: Type.Optional(oneOf([...itemStatuses, 'trash'])),
      tag: Type.Optional(PlainText(itemLimits.tag)),
      category: Type.Optional(PlainText(itemLimits.category)),
      author: Type.Optional(PlainText(itemLimits.author)),
      month: Type.Optional(
        Type.String({ pattern: '^\\d{4}-\\d{2}$', description: '2026-11, on the site’s clock.' }),
      ),
      sort: Type.Optional(oneOf(itemSorts)),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxItemsRead })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    items: Type.Array(ItemSummary),
    total: Type.Integer({ description: 'Items that match.' }),
    all: Type.Integer({ description: 'Items of the collection, those in the trash apart.' }),
  }),
  crumb: 'none',
});

/** An item and the collection that it is in; its document is read by `get-document`. */
export const getItem = endpoint({
  name: 'get-item',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/items/:item',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: ItemParams,
  response: Type.Object({
    item: ItemSummary,
    formerAddresses: Type.Array(Type.String(), {
      description: 'Addresses that the item was published at and that no other item of the collection has.',
    }),
    collection: Type.Object({
      id: Type.String(),
      title: Type.String(),
      typeName: Type.String(),
      urlSlug: Type.String(),
      list: Type.Optional(CollectionSettings),
      isPublished: Type.Boolean({ description: 'Visitors get its list.' }),
    }),
  }),
  crumb: 'none',
});

const Names = (length: number) => Type.Array(PlainText(length, 1), { minItems: 1, maxItems: 50 });

/** Changes items as their list asks for it, all of them or none; what is absent stays. */
export const changeItems = endpoint({
  name: 'change-items',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/collections/:collection/items',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: CollectionParams,
  body: Type.Object(
    {
      ids: Type.Array(Id, { minItems: 1, maxItems: maxItemsRead }),
      title: Type.Optional(Title),
      status: Type.Optional(oneOf(['draft', 'needs_review', 'private', 'published'])),
      publishOn: Type.Optional(Type.Integer()),
      startDate: Type.Optional(
        Type.Integer({ description: 'Beginning of an event, which keeps its length.' }),
      ),
      addTags: Type.Optional(Names(itemLimits.tag)),
      removeTags: Type.Optional(Names(itemLimits.tag)),
      inTrash: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ items: Type.Array(ItemSummary) }),
  crumb: 'required',
});

const Facet = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

/** What the items of a collection can be narrowed by, with how many there are of each; those in the trash apart. */
export const getItemFacets = endpoint({
  name: 'get-item-facets',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/collections/:collection/item-facets',
  access: { kind: 'member', area: 'pages', level: 'read' },
  params: CollectionParams,
  response: Type.Object({
    tags: Facet,
    categories: Facet,
    authors: Facet,
    contributors: Type.Array(Type.String(), { description: 'Names of those who work on the site.' }),
    months: Type.Array(
      Type.Object({
        value: Type.String({ description: '2026-11, on the site’s clock; the newest first.' }),
        count: Type.Integer(),
      }),
    ),
  }),
  crumb: 'none',
});

/** Adds a draft with one text, empty unless words are sent; its address is made of its title, and free. */
export const createItem = endpoint({
  name: 'create-item',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/collections/:collection/items',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: CollectionParams,
  body: Type.Object(
    {
      title: Title,
      excerpt: Type.Optional(PlainText(itemLimits.excerpt)),
      text: Type.Optional(PlainText(itemLimits.excerpt)),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

/** Adds a draft with the fields and the content of another item, under a title of its own. */
export const duplicateItem = endpoint({
  name: 'duplicate-item',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/items/:item/duplicate',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: ItemParams,
  body: Type.Object({ title: Title }, { additionalProperties: false }),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

/** Moves an item to the trash, where it stays 30 days; visitors have it until the next publication. */
export const deleteItem = endpoint({
  name: 'delete-item',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/items/:item',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: ItemParams,
  response: One,
  crumb: 'required',
});

/** Takes an item out of the trash; its address gets a suffix when it is taken in the meantime. */
export const restoreItem = endpoint({
  name: 'restore-item',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/items/:item/restore',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: ItemParams,
  response: One,
  crumb: 'required',
});

/** Moves an item to another place in a collection that is in an order of the owner's own. */
export const moveItem = endpoint({
  name: 'move-item',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/items/:item/move',
  access: { kind: 'member', area: 'pages', level: 'write' },
  params: ItemParams,
  body: Type.Object(
    {
      before: Type.Union([Id, Type.Null()], {
        description: 'The item of the collection that it is to be before; null for the end.',
      }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

/** Makes an address of what was typed; one that another item of the collection has gets a suffix: `-1`. */
export const findFreeSlug = endpoint({
  name: 'find-free-slug',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/items/:item/free-slug',
  access: { kind: 'member', area: 'pages', level: 'draft' },
  params: ItemParams,
  query: Type.Object({ text: Type.Optional(PlainText(500)) }, { additionalProperties: false }),
  response: Type.Object({ slug: Type.String() }),
  crumb: 'none',
});
