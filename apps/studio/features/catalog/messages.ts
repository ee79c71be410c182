import { catalogEnglish } from '@veranda/messages/studio/catalog/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('catalog', catalogEnglish);
