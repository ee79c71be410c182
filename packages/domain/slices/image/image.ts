import { image as imageBlock } from '../../blocks/image/image.ts';
import { likeBlock, sliceTypes, slideTypes } from '../slice-kind.ts';

/** A picture with its caption, its words and its link (slice 4). */
export const image = likeBlock(imageBlock, { id: sliceTypes.image, key: 'image', slides: slideTypes });
