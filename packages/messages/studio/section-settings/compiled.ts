import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s settings of sections as browsers get them. */
export const sectionSettingsEnglish = compileMessages(en);
