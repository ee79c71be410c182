import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of packing slips. */
export const packingSlipEnglish = compileMessages(en);
