import { filesEnglish } from '@veranda/messages/studio/files/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('files', filesEnglish);
