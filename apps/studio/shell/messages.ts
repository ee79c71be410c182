import { shellEnglish } from '@veranda/messages/studio/shell/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('shell', shellEnglish);
