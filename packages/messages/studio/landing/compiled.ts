import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the landing page. */
export const landingEnglish = compileMessages(en);
