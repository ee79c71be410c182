import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s accounts as browsers get them. */
export const accountsEnglish = compileMessages(en);
