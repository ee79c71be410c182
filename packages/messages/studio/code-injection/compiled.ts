import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s code injection as browsers get them. */
export const codeInjectionEnglish = compileMessages(en);
