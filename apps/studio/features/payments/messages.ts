import { paymentsEnglish } from '@veranda/messages/studio/payments/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('payments', paymentsEnglish);
