import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s tags as browsers get them. */
export const tagsEnglish = compileMessages(en);
