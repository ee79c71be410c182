import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s header and footer as browsers get them. */
export const headerFooterEnglish = compileMessages(en);
