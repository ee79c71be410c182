/** Columns of the inventory panel that an owner may hide; name, price and stock always stand. */
export const inventoryColumns = ['sku', 'reserved', 'waiting'] as const;
export type InventoryColumn = (typeof inventoryColumns)[number];

/** What an owner sets of the inventory panel. */
export interface InventoryPreferences {
  /** Pieces at or below which a variant counts as low; 0 for sold out alone. */
  readonly lowStockAt: number;
  /** Columns that are shown beside name, price and stock. */
  readonly columns: readonly InventoryColumn[];
}

/** An owner who has set nothing. */
export const usualInventory: InventoryPreferences = { lowStockAt: 5, columns: ['sku', 'waiting'] };
