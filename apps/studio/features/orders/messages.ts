import { ordersEnglish } from '@veranda/messages/studio/orders/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('orders', ordersEnglish);
