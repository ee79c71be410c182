import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s fonts and the picker of fonts as browsers get them. */
export const fontsEnglish = compileMessages(en);
