import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s inventory as browsers get them. */
export const inventoryEnglish = compileMessages(en);
