import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s gift cards as browsers get them. */
export const giftCardsEnglish = compileMessages(en);
