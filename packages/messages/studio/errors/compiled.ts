import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of refusals, which the server says to the studio. */
export const ownerErrorsEnglish = compileMessages(en);
