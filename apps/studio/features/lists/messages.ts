import { listsEnglish } from '@veranda/messages/studio/lists/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('lists', listsEnglish);
