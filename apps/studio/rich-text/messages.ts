import { richTextEnglish } from '@veranda/messages/studio/rich-text/compiled';
import { studioTexts } from '../texts.ts';

export const { t } = studioTexts('rich-text', richTextEnglish);
