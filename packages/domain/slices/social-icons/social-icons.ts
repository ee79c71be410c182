import { socialLinks as socialLinksBlock } from '../../blocks/social-links/social-links.ts';
import { likeBlock, sliceTypes, slideTypes } from '../slice-kind.ts';

/** Accounts on other services (slice 7). */
export const socialIcons = likeBlock(socialLinksBlock, {
  id: sliceTypes['social-icons'],
  key: 'social-icons',
  slides: slideTypes,
});
