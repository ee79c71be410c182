import { album as albumBlock } from '../../blocks/album/album.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** Tracks of an album (slice 12). */
export const album = likeBlock(albumBlock, { id: sliceTypes.album, key: 'album', slides: ['cover-page'] });
