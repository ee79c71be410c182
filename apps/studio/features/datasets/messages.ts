import { datasetsEnglish } from '@veranda/messages/studio/datasets/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('datasets', datasetsEnglish);
