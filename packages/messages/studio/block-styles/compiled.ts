import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s styles of blocks as browsers get them. */
export const blockStylesEnglish = compileMessages(en);
