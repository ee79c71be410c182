import { pagesEnglish } from '@veranda/messages/studio/pages/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('pages', pagesEnglish);
