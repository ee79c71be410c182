import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the editor of slides as browsers get them. */
export const slidesEnglish = compileMessages(en);
