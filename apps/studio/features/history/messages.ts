import { historyEnglish } from '@veranda/messages/studio/history/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('history', historyEnglish);
