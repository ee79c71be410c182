import { mediaEnglish } from '@veranda/messages/studio/media/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('media', mediaEnglish);
