import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s sites as browsers get them. */
export const sitesEnglish = compileMessages(en);
