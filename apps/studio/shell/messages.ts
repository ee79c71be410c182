import { shellEnglish } from '@veranda/messages/studio/shell/compiled';
import { studioTexts } from '../texts.ts';

export const { t } = studioTexts('shell', shellEnglish);
