import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s command menu as browsers get them. */
export const commandsEnglish = compileMessages(en);
