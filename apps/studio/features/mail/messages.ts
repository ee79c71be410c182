import { mailEnglish } from '@veranda/messages/studio/mail/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('mail', mailEnglish);
