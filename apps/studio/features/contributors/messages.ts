import { contributorsEnglish } from '@veranda/messages/studio/contributors/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('contributors', contributorsEnglish);
