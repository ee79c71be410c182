import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s catalog as browsers get them. */
export const catalogEnglish = compileMessages(en);
