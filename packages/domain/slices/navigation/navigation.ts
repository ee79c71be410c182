import { navigation as navigationBlock } from '../../blocks/navigation/navigation.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A menu of the site (slice 9). */
export const navigation = likeBlock(navigationBlock, {
  id: sliceTypes.navigation,
  key: 'navigation',
  slides: ['cover-page'],
});
