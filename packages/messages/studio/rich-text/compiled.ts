import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s rich text as browsers get them. */
export const richTextEnglish = compileMessages(en);
