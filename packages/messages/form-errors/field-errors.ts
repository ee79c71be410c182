import type { PlainKey } from '../arguments.ts';
import { translatorOf } from '../catalog.ts';
import type { en } from './en.data.ts';
import { formErrorMessages } from './messages.ts';

/** Texts of the fields at fault in a language, by field id. */
export function fieldErrors(
  problems: Readonly<Record<string, PlainKey<typeof en>>>,
  language: string,
): Record<string, string> {
  const t = translatorOf(formErrorMessages, language);
  return Object.fromEntries(Object.entries(problems).map(([id, problem]) => [id, t(problem)]));
}
