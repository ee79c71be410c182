import { compileMessages } from '../compile.ts';
import { en } from './en.data.ts';

export const formErrorsEnglish = compileMessages(en);
