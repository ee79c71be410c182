import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s inspector as browsers get them. */
export const inspectorEnglish = compileMessages(en);
