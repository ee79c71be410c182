import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s shell as browsers get them. */
export const shellEnglish = compileMessages(en);
