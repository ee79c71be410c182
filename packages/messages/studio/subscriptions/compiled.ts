import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s subscriptions as browsers get them. */
export const subscriptionsEnglish = compileMessages(en);
