import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s imports of content as browsers get them. */
export const contentImportEnglish = compileMessages(en);
