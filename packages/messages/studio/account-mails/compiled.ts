import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the mails to accounts of the studio. */
export const accountMailsEnglish = compileMessages(en);
