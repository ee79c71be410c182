import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s maps as browsers get them. */
export const mapsEnglish = compileMessages(en);
