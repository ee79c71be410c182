import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s reviews as browsers get them. */
export const reviewsEnglish = compileMessages(en);
