import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s downloads as browsers get them. */
export const downloadsEnglish = compileMessages(en);
