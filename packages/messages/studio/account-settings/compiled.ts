import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of settings of an account. */
export const accountSettingsEnglish = compileMessages(en);
