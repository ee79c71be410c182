import { compileMessages } from '../../compile.ts';
import { en } from './en.data.ts';

/** English names of steps of the menus, which the server writes for the studio. */
export const menuStepsEnglish = compileMessages(en);
