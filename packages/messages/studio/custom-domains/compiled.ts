import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s custom domains as browsers get them. */
export const customDomainsEnglish = compileMessages(en);
