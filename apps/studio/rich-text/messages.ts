import { richTextEnglish } from '@veranda/messages/studio/rich-text/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('rich-text', richTextEnglish);
