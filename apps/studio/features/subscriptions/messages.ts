import { subscriptionsEnglish } from '@veranda/messages/studio/subscriptions/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('subscriptions', subscriptionsEnglish);
