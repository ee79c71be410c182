import { studioLanguage } from '@veranda/messages/studio/language';
import { currencies } from '@veranda/domain/money/currencies.data';
import { knownTimeZones } from '../../time-zones.ts';
import type { SelectOption } from '@veranda/ui/Select.tsx';

const languages = [
  'en-US',
  'en-GB',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-PT',
  'pt-BR',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'pl-PL',
  'cs-CZ',
  'ja-JP',
];
const languageNames = new Intl.DisplayNames(studioLanguage().tag, { type: 'language' });
const countryNames = new Intl.DisplayNames(studioLanguage().tag, { type: 'region' });

/** Languages by their names, with the one that is set although it is not in the list. */
export function languageOptions(current: string): readonly SelectOption[] {
  const all = languages.includes(current) ? languages : [current, ...languages];
  return all.map((value) => ({ value, label: nameOf(languageNames, value) }));
}

/** Time zones as the browser knows them, with the one that is set: "Europe/Berlin". */
export function timeZoneOptions(current: string): readonly SelectOption[] {
  const all = knownTimeZones() ?? [];
  const zones = all.includes(current) ? all : [current, ...all];
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The currencies of the table (storefront §9). */
export const currencyOptions: readonly SelectOption[] = currencies.map(({ code, name }) => ({
  value: code,
  label: `${code} · ${name}`,
}));

/** A country's name, or its code when it has none. */
export function countryName(code: string): string {
  return nameOf(countryNames, code);
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
