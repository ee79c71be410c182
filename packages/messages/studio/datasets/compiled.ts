import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s datasets as browsers get them. */
export const datasetsEnglish = compileMessages(en);
