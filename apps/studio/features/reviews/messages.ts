import { reviewsEnglish } from '@veranda/messages/studio/reviews/compiled';
import { studioTexts } from '../../texts.ts';

export const { rich, t } = studioTexts('reviews', reviewsEnglish);
