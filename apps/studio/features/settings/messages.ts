import { settingsEnglish } from '@veranda/messages/studio/settings/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('settings', settingsEnglish);
