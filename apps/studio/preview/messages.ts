import { previewEnglish } from '@veranda/messages/studio/preview/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('preview', previewEnglish);
