import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s analytics as browsers get them. */
export const analyticsEnglish = compileMessages(en);
