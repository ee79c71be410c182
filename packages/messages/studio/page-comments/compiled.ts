import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s page comments as browsers get them. */
export const pageCommentsEnglish = compileMessages(en);
