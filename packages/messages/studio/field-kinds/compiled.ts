import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English texts of the studio’s kinds of form fields as browsers get them. */
export const fieldKindsEnglish = compileMessages(en);
