import { shippingEnglish } from '@veranda/messages/studio/shipping/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('shipping', shippingEnglish);
