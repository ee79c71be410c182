import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s workspace as browsers get them. */
export const workspaceEnglish = compileMessages(en);
