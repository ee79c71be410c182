import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { CheckoutSpeech } from '../html/checkout-words.ts';

countries.registerLocale(english);

const codes = Object.keys(countries.getNames('en', { select: 'official' }));
const known = new Map<string, readonly Country[]>();

interface Country {
  readonly code: string;
  readonly name: string;
}

/** The countries that a shop ships to, in the order of their names. */
export function countriesOf(
  shippingCountries: readonly string[],
  speech: Pick<CheckoutSpeech, 'language' | 'countryName'>,
): Country[] {
  return countryList(speech)
    .filter((country) => shippingCountries.length === 0 || shippingCountries.includes(country.code))
    .map((country) => ({ ...country }));
}

function countryList({
  language,
  countryName,
}: Pick<CheckoutSpeech, 'language' | 'countryName'>): readonly Country[] {
  const before = known.get(language);
  if (before) return before;
  const made = codes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  known.set(language, made);
  return made;
}
