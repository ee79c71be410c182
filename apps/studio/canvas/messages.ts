import { canvasEnglish } from '@veranda/messages/studio/canvas/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('canvas', canvasEnglish);
