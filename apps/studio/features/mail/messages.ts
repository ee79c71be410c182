import { mailEnglish } from '@veranda/messages/studio/mail/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('mail', mailEnglish);
