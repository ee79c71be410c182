import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s settings as browsers get them. */
export const settingsEnglish = compileMessages(en);
