import { inspectorEnglish } from '@veranda/messages/studio/inspector/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('inspector', inspectorEnglish);
