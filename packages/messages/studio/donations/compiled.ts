import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s donations as browsers get them. */
export const donationsEnglish = compileMessages(en);
