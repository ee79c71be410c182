import { downloadsEnglish } from '@veranda/messages/studio/downloads/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('downloads', downloadsEnglish);
