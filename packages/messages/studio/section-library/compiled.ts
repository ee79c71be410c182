import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s section library as browsers get them. */
export const sectionLibraryEnglish = compileMessages(en);
