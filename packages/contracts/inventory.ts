import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const Id = Type.String({ format: 'uuid' });
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
