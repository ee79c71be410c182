import { map as mapBlock } from '../../blocks/map/map.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A place on a map (slice 13). */
export const map = likeBlock(mapBlock, { id: sliceTypes.map, key: 'map', slides: ['cover-page'] });
