import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s forms as browsers get them. */
export const formsEnglish = compileMessages(en);
