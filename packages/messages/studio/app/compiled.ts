import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s app as browsers get them. */
export const appEnglish = compileMessages(en);
