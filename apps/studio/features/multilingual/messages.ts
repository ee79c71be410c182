import { multilingualEnglish } from '@veranda/messages/studio/multilingual/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('multilingual', multilingualEnglish);
