import { inventoryEnglish } from '@veranda/messages/studio/inventory/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('inventory', inventoryEnglish);
