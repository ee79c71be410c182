import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s mailing lists as browsers get them. */
export const mailingListsEnglish = compileMessages(en);
