import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s preview as browsers get them. */
export const previewEnglish = compileMessages(en);
