import { publishingEnglish } from '@veranda/messages/studio/publishing/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('publishing', publishingEnglish);
