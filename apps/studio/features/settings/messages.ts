import { settingsEnglish } from '@veranda/messages/studio/settings/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('settings', settingsEnglish);
