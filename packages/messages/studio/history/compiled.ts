import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s history as browsers get them. */
export const historyEnglish = compileMessages(en);
