import Type, { type Static } from 'typebox';
import { apiBase, ApiId, apiRead, apiWrite, Pagination, Paging } from './api-call.ts';
import { endpoint } from './endpoint.ts';

/** Stock of a variant of a physical product or a service. */
export const InventoryItem = Type.Object({
  variantId: Type.String(),
  productId: Type.String(),
  sku: Type.String(),
  description: Type.String({ description: 'Title of the product and the options of the variant.' }),
  unlimited: Type.Boolean(),
  quantity: Type.Integer({ description: 'What can still be sold: on hand minus reserved.' }),
  reserved: Type.Integer({ description: 'Held by checkouts that are being paid.' }),
});
export type InventoryItem = Static<typeof InventoryItem>;

export const apiListInventory = endpoint({
  ...apiRead('inventory.read'),
  name: 'api-list-inventory',
  path: `${apiBase}/inventory`,
  query: Type.Object(Paging, { additionalProperties: false }),
  response: Type.Object({ inventory: Type.Array(InventoryItem), pagination: Pagination }),
});

export const apiGetInventory = endpoint({
  ...apiRead('inventory.read'),
  name: 'api-get-inventory',
  path: `${apiBase}/inventory/:variant`,
  params: Type.Object({ variant: ApiId }),
  response: Type.Object({ item: InventoryItem }),
});

function counted(minimum: number) {
  return Type.Optional(
    Type.Array(
      Type.Object(
        { variantId: ApiId, quantity: Type.Integer({ minimum, maximum: 1_000_000_000 }) },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  );
}

/** Changes of stock that are made together or not at all; each variant is in one of the lists, once. */
export const StockAdjustment = Type.Object(
  {
    increments: counted(1),
    decrements: counted(1),
    setFinite: counted(0),
    setUnlimited: Type.Optional(Type.Array(ApiId, { maxItems: 100 })),
  },
  { additionalProperties: false },
);
export type StockAdjustment = Static<typeof StockAdjustment>;

/** Changes stock. Nothing is changed when one of the changes is refused. */
export const apiAdjustInventory = endpoint({
  ...apiWrite('inventory'),
  name: 'api-adjust-inventory',
  method: 'POST',
  path: `${apiBase}/inventory/adjustments`,
  body: StockAdjustment,
  response: Type.Object({ inventory: Type.Array(InventoryItem) }),
  idempotency: 'required',
});
