import { landingEnglish } from '@veranda/messages/studio/landing/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('landing', landingEnglish);
