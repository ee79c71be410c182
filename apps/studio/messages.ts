import { appEnglish } from '@veranda/messages/studio/app/compiled';
import { studioTexts } from './texts.ts';

export const { t } = studioTexts('app', appEnglish);
