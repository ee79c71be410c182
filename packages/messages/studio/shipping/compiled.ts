import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s shipping as browsers get them. */
export const shippingEnglish = compileMessages(en);
