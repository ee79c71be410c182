import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s pages as browsers get them. */
export const pagesEnglish = compileMessages(en);
