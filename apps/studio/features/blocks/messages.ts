import { blocksEnglish } from '@veranda/messages/studio/blocks/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('blocks', blocksEnglish);
