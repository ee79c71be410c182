import { fontsEnglish } from '@veranda/messages/studio/fonts/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('fonts', fontsEnglish);
