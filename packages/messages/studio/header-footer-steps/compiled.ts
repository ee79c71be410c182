import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English names of steps in header and footer. */
export const headerFooterStepsEnglish = compileMessages(en);
