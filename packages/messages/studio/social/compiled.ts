import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s settings of likes and sharing as browsers get them. */
export const socialEnglish = compileMessages(en);
