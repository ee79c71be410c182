import { inventoryEnglish } from '@veranda/messages/studio/inventory/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('inventory', inventoryEnglish);
