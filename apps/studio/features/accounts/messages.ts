import { accountsEnglish } from '@veranda/messages/studio/accounts/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('accounts', accountsEnglish);
