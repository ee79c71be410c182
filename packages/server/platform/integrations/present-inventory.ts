import type { InventoryItem } from '@veranda/contracts/api-inventory';
import type { InventoryRow } from '@veranda/db/inventory/api-reader';

/** What is left of a variant, as programs of others read it. */
export function presentInventoryItem(row: InventoryRow): InventoryItem {
  const options = Object.values(row.attributes as Record<string, string>).filter((value) => value !== '');
  return {
    variantId: row.variant_id,
    productId: row.product_id,
    sku: row.sku,
    description: [row.title, ...options].join(' · '),
    unlimited: row.unlimited,
    quantity: Math.max(0, row.on_hand - row.reserved),
    reserved: row.reserved,
  };
}
