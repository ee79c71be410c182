import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s colours as browsers get them. */
export const coloursEnglish = compileMessages(en);
