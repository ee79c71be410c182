import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface InventoryTables {
  stock: StockTable;
  stock_movement: StockMovementTable;
}

interface StockTable {
  website_id: string;
  variant_id: string;
  unlimited: Generated<boolean>;
  on_hand: Generated<number>;
  reserved: Generated<number>;
}

interface StockMovementTable {
  website_id: string;
  id: string;
  variant_id: string;
  delta: number;
  kind: string;
  order_id: string | null;
  actor: Generated<string>;
  idempotency_key: string;
  created_at: Generated<Date>;
}
