import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s publishing as browsers get them. */
export const publishingEnglish = compileMessages(en);
