import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s media as browsers get them. */
export const mediaEnglish = compileMessages(en);
