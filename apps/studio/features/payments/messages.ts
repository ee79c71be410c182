import { paymentsEnglish } from '@veranda/messages/studio/payments/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('payments', paymentsEnglish);
