import { giftCardsEnglish } from '@veranda/messages/studio/gift-cards/compiled';
import { studioTexts } from '../../texts.ts';

export const { t } = studioTexts('gift-cards', giftCardsEnglish);
