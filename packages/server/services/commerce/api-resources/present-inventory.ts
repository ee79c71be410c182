import type { InventoryItem } from '@veranda/contracts/api-inventory';
import type { InventoryRecord } from '@veranda/db/inventory/api-reader';

/** Stock of a variant, as other programs read it. */
export function presentInventoryItem(row: InventoryRecord): InventoryItem {
  const options = Object.values(row.attributes as Record<string, string>).filter((value) => value !== '');
  return {
    variantId: row.variantId,
    productId: row.productId,
    sku: row.sku,
    description: [row.title, ...options].join(' · '),
    unlimited: row.unlimited,
    quantity: Math.max(0, row.onHand - row.reserved),
    reserved: row.reserved,
  };
}
