import { video as videoBlock } from '../../blocks/video/video.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A video of the site or of another service (slice 6). */
export const video = likeBlock(videoBlock, { id: sliceTypes.video, key: 'video', slides: ['cover-page'] });
