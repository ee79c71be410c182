import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s design of a site as browsers get them. */
export const designEnglish = compileMessages(en);
