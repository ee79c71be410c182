import { discountsEnglish } from '@veranda/messages/studio/discounts/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('discounts', discountsEnglish);
