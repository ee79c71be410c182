import { logo as logoBlock } from '../../blocks/logo/logo.ts';
import { likeBlock, sliceTypes, slideTypes } from '../slice-kind.ts';

/** The logo or the name of the site (slice 14). */
export const logo = likeBlock(logoBlock, { id: sliceTypes.logo, key: 'logo', slides: slideTypes });
