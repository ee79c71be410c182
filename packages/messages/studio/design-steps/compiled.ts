import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English names of steps in the log of a design. */
export const designStepsEnglish = compileMessages(en);
