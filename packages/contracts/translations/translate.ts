import { german } from './de.data.ts';
import { spanish } from './es.data.ts';
import { french } from './fr.data.ts';

// Not for browsers: what islands say in another language comes with the page.

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: german,
  fr: french,
  es: spanish,
};

/** The languages besides English in which everything that the platform says to visitors is written. */
export const writtenLanguages: readonly string[] = Object.keys(dictionaries);

/** What visitors read in a language (BCP 47), by its English; null where all is English. */
export function dictionaryOf(language: string): Readonly<Record<string, string>> | null {
  return dictionaries[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? null;
}

/** A sentence in a language; its English where the language has no word for it. Places for parameters stay. */
export function inLanguage(language: string, english: string): string {
  const dictionary = dictionaryOf(language);
  return dictionary && Object.hasOwn(dictionary, english) ? (dictionary[english] ?? english) : english;
}

/** Every text of a table in a language. */
export function tableIn<Table extends Readonly<Record<string, string>>>(
  language: string,
  table: Table,
): { readonly [Key in keyof Table]: string } {
  const entries = Object.entries(table).map(([key, english]) => [key, inLanguage(language, english)]);
  return Object.fromEntries(entries) as { readonly [Key in keyof Table]: string };
}
