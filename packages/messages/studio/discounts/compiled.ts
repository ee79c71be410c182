import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s discounts as browsers get them. */
export const discountsEnglish = compileMessages(en);
