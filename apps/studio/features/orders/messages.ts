import { ordersEnglish } from '@veranda/messages/studio/orders/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('orders', ordersEnglish);
