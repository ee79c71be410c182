import { subscriptionsEnglish } from '@veranda/messages/studio/subscriptions/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('subscriptions', subscriptionsEnglish);
