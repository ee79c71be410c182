import { blocksEnglish } from '@veranda/messages/studio/blocks/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('blocks', blocksEnglish);
