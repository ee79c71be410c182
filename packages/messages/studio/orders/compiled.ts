import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s orders as browsers get them. */
export const ordersEnglish = compileMessages(en);
