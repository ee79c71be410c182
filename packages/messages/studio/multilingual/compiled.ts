import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s languages and translations as browsers get them. */
export const multilingualEnglish = compileMessages(en);
