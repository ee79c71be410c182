import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s audit as browsers get them. */
export const auditEnglish = compileMessages(en);
