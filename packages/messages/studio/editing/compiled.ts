import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s editing as browsers get them. */
export const editingEnglish = compileMessages(en);
