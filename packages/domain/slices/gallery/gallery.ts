import { gallery as galleryBlock } from '../../blocks/gallery/gallery.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** Pictures as a grid, a row or a slideshow (slice 5). */
export const gallery = likeBlock(galleryBlock, {
  id: sliceTypes.gallery,
  key: 'gallery',
  slides: ['cover-page'],
});
