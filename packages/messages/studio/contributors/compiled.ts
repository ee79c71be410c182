import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of contributors. */
export const contributorsEnglish = compileMessages(en);
