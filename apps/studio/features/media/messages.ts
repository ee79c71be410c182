import { mediaEnglish } from '@veranda/messages/studio/media/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('media', mediaEnglish);
