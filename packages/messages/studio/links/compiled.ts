import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s links as browsers get them. */
export const linksEnglish = compileMessages(en);
