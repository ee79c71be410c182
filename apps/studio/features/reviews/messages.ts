import { reviewsEnglish } from '@veranda/messages/studio/reviews/compiled';
import { createStudioMessages } from '../../studio-messages.ts';

export const { rich, t } = createStudioMessages('reviews', reviewsEnglish);
