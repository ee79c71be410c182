import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s ui as browsers get them. */
export const uiEnglish = compileMessages(en);
