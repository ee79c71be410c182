import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s payments as browsers get them. */
export const paymentsEnglish = compileMessages(en);
