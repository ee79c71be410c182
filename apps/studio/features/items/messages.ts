import { itemsEnglish } from '@veranda/messages/studio/items/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('items', itemsEnglish);
