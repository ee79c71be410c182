import { contentImportEnglish } from '@veranda/messages/studio/content-import/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('content-import', contentImportEnglish);
