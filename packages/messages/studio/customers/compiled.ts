import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s customers as browsers get them. */
export const customersEnglish = compileMessages(en);
