import { accountsEnglish } from '@veranda/messages/studio/accounts/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('accounts', accountsEnglish);
