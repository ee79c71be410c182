import { shippingEnglish } from '@veranda/messages/studio/shipping/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('shipping', shippingEnglish);
