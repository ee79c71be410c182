import { apiEnglish } from '@veranda/messages/studio/api/compiled';
import { studioTexts } from '../texts.ts';

export const { t } = studioTexts('api', apiEnglish);
