import { languageName } from '@veranda/domain/languages/site-languages';

/** A language by its own name. */
export function languageTitle(tag: string): string {
  return languageName(tag);
}
