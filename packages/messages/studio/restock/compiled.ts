import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s restock as browsers get them. */
export const restockEnglish = compileMessages(en);
