import { checkoutErrors } from '../checkout-errors.ts';
import { checkoutStrings } from '../checkout-strings.ts';
import {
  besideCheckoutTranslations,
  checkoutErrorTranslations,
  checkoutTranslations,
} from './checkout.data.ts';
import { czech } from './cs.data.ts';
import { danish } from './da.data.ts';
import { german } from './de.data.ts';
import { spanish } from './es.data.ts';
import { finnish } from './fi.data.ts';
import { french } from './fr.data.ts';
import { installmentTranslations as installments } from './installments.data.ts';
import { italian } from './it.data.ts';
import { japanese } from './ja.data.ts';
import { norwegian } from './nb.data.ts';
import { dutch } from './nl.data.ts';
import { polish } from './pl.data.ts';
import { portuguese } from './pt.data.ts';
import { brazilian } from './pt-br.data.ts';
import { swedish } from './sv.data.ts';

// Not for browsers: what islands say in another language comes with the page.

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ...checkoutIn(0), ...german, ...installments.de },
  fr: { ...checkoutIn(1), ...french, ...installments.fr },
  es: { ...checkoutIn(2), ...spanish, ...installments.es },
  it: { ...italian, ...installments.it },
  nl: { ...dutch, ...installments.nl },
  pt: { ...portuguese, ...installments.pt },
  'pt-br': { ...portuguese, ...brazilian, ...installments['pt-br'] },
  da: { ...danish, ...installments.da },
  sv: { ...swedish, ...installments.sv },
  nb: { ...norwegian, ...installments.nb },
  fi: { ...finnish, ...installments.fi },
  pl: { ...polish, ...installments.pl },
  cs: { ...czech, ...installments.cs },
  ja: { ...japanese, ...installments.ja },
};

// Its tables say all languages beside each other.
function checkoutIn(place: 0 | 1 | 2): Record<string, string> {
  type Key = keyof typeof checkoutTranslations;
  type Code = keyof typeof checkoutErrorTranslations;
  const strings = Object.entries(checkoutTranslations).map(
    ([key, all]) => [checkoutStrings[key as Key], all[place]] as const,
  );
  const errors = Object.entries(checkoutErrorTranslations).map(
    ([code, all]) => [checkoutErrors[code as Code].message, all[place]] as const,
  );
  const beside = Object.entries(besideCheckoutTranslations).map(([key, all]) => [key, all[place]] as const);
  return Object.fromEntries([...beside, ...errors, ...strings]);
}

/** The languages besides English in which everything that the platform says to visitors is written, as tags. */
export const writtenLanguages: readonly string[] = Object.keys(dictionaries);

/** What visitors read in a language (BCP 47), by its English; null where all is English. A region's own words come first. */
export function dictionaryOf(language: string): Readonly<Record<string, string>> | null {
  const [first = '', region = ''] = language.toLowerCase().split(/[-_]/);
  const key = first === 'no' || first === 'nn' ? 'nb' : first;
  return dictionaries[`${key}-${region}`] ?? dictionaries[key] ?? null;
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
