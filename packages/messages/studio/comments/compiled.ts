import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s comments as browsers get them. */
export const commentsEnglish = compileMessages(en);
