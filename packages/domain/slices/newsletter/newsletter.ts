import { newsletter as newsletterBlock } from '../../blocks/newsletter/newsletter.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A sign-up for a mailing list (slice 11). */
export const newsletter = likeBlock(newsletterBlock, {
  id: sliceTypes.newsletter,
  key: 'newsletter',
  slides: ['cover-page', 'popup-overlay'],
});
