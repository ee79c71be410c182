import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio: items of collections. */
export const itemsEnglish = compileMessages(en);
