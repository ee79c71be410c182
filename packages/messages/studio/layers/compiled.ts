import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s layers as browsers get them. */
export const layersEnglish = compileMessages(en);
