import { previewEnglish } from '@veranda/messages/studio/preview/compiled';
import { studioTexts } from '../texts.ts';

export const { t } = studioTexts('preview', previewEnglish);
