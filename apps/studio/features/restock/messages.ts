import { restockEnglish } from '@veranda/messages/studio/restock/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('restock', restockEnglish);
