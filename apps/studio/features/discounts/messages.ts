import { discountsEnglish } from '@veranda/messages/studio/discounts/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('discounts', discountsEnglish);
