import type { InventoryVariant } from '@veranda/contracts/inventory';
import { inventoryEnglish } from '@veranda/messages/studio/inventory/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('inventory', inventoryEnglish);

/** The product with the variant's options, as one name. */
export function nameOf({ title, variant }: Pick<InventoryVariant, 'title' | 'variant'>): string {
  return variant === '' ? title : t('titleAndVariant', { title, variant });
}
