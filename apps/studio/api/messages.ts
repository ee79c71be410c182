import { apiEnglish } from '@veranda/messages/studio/api/compiled';
import { createStudioMessages } from '../studio-messages.ts';

export const { t } = createStudioMessages('api', apiEnglish);
