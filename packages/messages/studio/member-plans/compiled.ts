import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s member plans as browsers get them. */
export const memberPlansEnglish = compileMessages(en);
