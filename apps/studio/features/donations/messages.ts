import { donationsEnglish } from '@veranda/messages/studio/donations/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('donations', donationsEnglish);
