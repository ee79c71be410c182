import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s files as browsers get them. */
export const filesEnglish = compileMessages(en);
