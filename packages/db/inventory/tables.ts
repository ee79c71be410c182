import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface InventoryTables {
  stock: StockTable;
  stock_movement: StockMovementTable;
}

interface StockTable {
  siteId: string;
  variantId: string;
  unlimited: Generated<boolean>;
  onHand: Generated<number>;
  reserved: Generated<number>;
}

interface StockMovementTable {
  siteId: string;
  id: string;
  variantId: string;
  delta: number;
  kind: string;
  orderId: string | null;
  actor: Generated<string>;
  idempotencyKey: string;
  createdAt: Generated<Date>;
}
