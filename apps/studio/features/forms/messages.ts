import { formsEnglish } from '@veranda/messages/studio/forms/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('forms', formsEnglish);
