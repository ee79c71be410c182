import { twitter as twitterBlock } from '../../blocks/twitter/twitter.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A post or profile on X (slice 19). */
export const twitter = likeBlock(twitterBlock, {
  id: sliceTypes.twitter,
  key: 'twitter',
  slides: ['cover-page'],
});
