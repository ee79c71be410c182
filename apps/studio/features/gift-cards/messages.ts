import { giftCardsEnglish } from '@veranda/messages/studio/gift-cards/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { t } = createStudioMessages('gift-cards', giftCardsEnglish);
