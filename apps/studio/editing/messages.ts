import { editingEnglish } from '@veranda/messages/studio/editing/compiled';
import { studioTexts } from '../texts.ts';

export const { rich, t } = studioTexts('editing', editingEnglish);
