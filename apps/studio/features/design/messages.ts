import { designEnglish } from '@veranda/messages/studio/design/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('design', designEnglish);
