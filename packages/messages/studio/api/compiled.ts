import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s api as browsers get them. */
export const apiEnglish = compileMessages(en);
