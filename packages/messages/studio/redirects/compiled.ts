import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s redirects as browsers get them. */
export const redirectsEnglish = compileMessages(en);
