import { sectionSettingsEnglish } from '@veranda/messages/studio/section-settings/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('section-settings', sectionSettingsEnglish);
