import { taxEnglish } from '@veranda/messages/studio/tax/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('tax', taxEnglish);
