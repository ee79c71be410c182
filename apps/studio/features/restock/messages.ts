import { restockEnglish } from '@veranda/messages/studio/restock/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('restock', restockEnglish);
