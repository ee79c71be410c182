import { text } from '../../blocks/text/text.ts';
import { likeBlock, sliceTypes, slideTypes } from '../slice-kind.ts';

/** Paragraphs and lists (slice 3). */
export const body = likeBlock(text, { id: sliceTypes.body, key: 'body', slides: slideTypes });
