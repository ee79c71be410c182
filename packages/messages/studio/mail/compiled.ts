import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s mail as browsers get them. */
export const mailEnglish = compileMessages(en);
