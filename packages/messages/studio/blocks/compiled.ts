import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s blocks as browsers get them. */
export const blocksEnglish = compileMessages(en);
