import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s tax as browsers get them. */
export const taxEnglish = compileMessages(en);
