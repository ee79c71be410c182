import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s canvas as browsers get them. */
export const canvasEnglish = compileMessages(en);
