import { pagesEnglish } from '@veranda/messages/studio/pages/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('pages', pagesEnglish);
