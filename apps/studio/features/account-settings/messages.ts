import { accountSettingsEnglish } from '@veranda/messages/studio/account-settings/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('account-settings', accountSettingsEnglish);
