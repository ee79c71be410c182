import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const read = { kind: 'member', area: 'products', level: 'read' } as const;
const write = { kind: 'member', area: 'products', level: 'write' } as const;

/** Stock of a variant after a change. */
const StockView = Type.Object({
  variantId: Type.String(),
  productId: Type.String(),
  unlimited: Type.Boolean(),
  quantity: Type.Integer({ description: 'On hand minus reserved.' }),
  movementId: Type.Union([Type.String(), Type.Null()], {
    description: 'Names the change, so that it can be undone.',
  }),
});
type StockView = Static<typeof StockView>;

/** A variant as the inventory panel shows it. */
const InventoryVariant = Type.Object({
  variantId: Type.String(),
  productId: Type.String(),
  title: Type.String(),
  variant: Type.String({ description: 'Values of the options; empty for a product without options.' }),
  state: Type.String(),
  sku: Type.String(),
  price: Type.String({ description: 'What it costs now, in major units.' }),
  currency: Type.String(),
  unlimited: Type.Boolean(),
  quantity: Type.Integer({ description: 'On hand minus reserved.' }),
  reserved: Type.Integer({ description: 'In checkouts that are being paid.' }),
  waiting: Type.Integer({ description: 'People who wait until it is back.' }),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
});
export type InventoryVariant = Static<typeof InventoryVariant>;

const asked = {
  q: Type.Optional(PlainText(200)),
  low: Type.Optional(Type.Boolean({ description: 'Only what is counted and low by the panel’s threshold.' })),
  sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('stock'), Type.Literal('price')])),
  direction: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
};

/** One page of the variants of a site that have stock (administration §2, inventory panel). */
export const listInventory = endpoint({
  name: 'list-inventory',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/inventory',
  access: read,
  params: SiteParams,
  query: Type.Object({
    ...asked,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    perPage: Type.Optional(Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(100)])),
  }),
  response: Type.Object({
    inventory: Type.Array(InventoryVariant),
    total: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
    lowStockAt: Type.Integer(),
  }),
  crumb: 'none',
});

/** The same variants as CSV, all of them. */
export const exportInventory = endpoint({
  name: 'export-inventory',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/inventory.csv',
  access: read,
  params: SiteParams,
  query: Type.Object(asked),
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

const movementKinds = ['opening', 'sale', 'restock', 'adjust', 'import', 'return'] as const;
type MovementKind = (typeof movementKinds)[number];

const StockMovement = Type.Object({
  id: Type.String(),
  delta: Type.Integer(),
  kind: Type.Unsafe<MovementKind>(Type.Union(movementKinds.map((kind) => Type.Literal(kind)))),
  createdAt: Type.String(),
});
export type StockMovement = Static<typeof StockMovement>;

/** The latest changes of a variant's stock, the last one first. */
export const listMovements = endpoint({
  name: 'list-movements',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/inventory/:variant/movements',
  access: read,
  params: Type.Object({ site: Id, variant: Id }),
  response: Type.Object({ movements: Type.Array(StockMovement) }),
  crumb: 'none',
});

/** Sets the stock of a variant over the figure that was seen; refused where it is another one by now. */
export const setQuantity = endpoint({
  name: 'set-quantity',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/inventory/:variant/quantity',
  access: write,
  params: Type.Object({ site: Id, variant: Id }),
  body: Type.Object(
    {
      quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      seen: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      idempotencyKey: Type.String({ minLength: 8, maxLength: 100, pattern: '^[\\w-]+$' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: StockView,
  crumb: 'required',
});

/** Adds to or takes from the stock of a variant. The same key again changes nothing. */
export const moveStock = endpoint({
  name: 'move-stock',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/inventory/:variant/movements',
  access: write,
  params: Type.Object({ site: Id, variant: Id }),
  body: Type.Object(
    {
      delta: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
      idempotencyKey: Type.String({ minLength: 8, maxLength: 100, pattern: '^[\\w-]+$' }),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: StockView,
  crumb: 'required',
});

/** Takes a change back by its opposite; twice is once. */
export const undoMovement = endpoint({
  name: 'undo-movement',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/inventory-movements/:movement/undo',
  access: write,
  params: Type.Object({ site: Id, movement: Id }),
  response: StockView,
  crumb: 'required',
});

export const setUnlimited = endpoint({
  name: 'set-unlimited',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/inventory/:variant/unlimited',
  access: write,
  params: Type.Object({ site: Id, variant: Id }),
  body: Type.Object({ unlimited: Type.Boolean() }, { additionalProperties: false }),
  bodyKind: 'json',
  response: StockView,
  crumb: 'required',
});

/** Stock data that visitors may see (storefront §7). */
const StockResults = Type.Object({
  results: Type.Array(
    Type.Object({
      variantId: Type.String(),
      sku: Type.String(),
      unlimited: Type.Boolean(),
      qtyInStock: Type.Integer(),
    }),
  ),
});

const stockOfItem = {
  host: 'site',
  method: 'GET',
  access: { kind: 'visitor' },
  query: Type.Object({ itemId: Id }),
  response: StockResults,
  crumb: 'none',
} as const;

/** The address of the spec. */
export const readStock = endpoint({ ...stockOfItem, name: 'read-stock', path: '/commerce/inventory/stock/' });

/** The same below `/api`, beside the other calls of the shop. */
export const readStockApi = endpoint({
  ...stockOfItem,
  name: 'read-stock-api',
  path: '/api/commerce/inventory/stock',
});
