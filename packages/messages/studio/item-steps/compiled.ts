import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English names of steps of items, which the server writes for the studio. */
export const itemStepsEnglish = compileMessages(en);
