import { socialEnglish } from '@veranda/messages/studio/social/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('social', socialEnglish);
