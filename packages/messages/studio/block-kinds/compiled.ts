import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s block kinds as browsers get them. */
export const blockKindsEnglish = compileMessages(en);
