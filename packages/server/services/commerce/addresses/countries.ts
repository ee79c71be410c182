import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

const codes = Object.keys(countries.getNames('en', { select: 'official' }));
const known = new Map<string, readonly Country[]>();

interface Country {
  readonly code: string;
  readonly name: string;
}

/** The countries that a shop ships to, by their names in a language (BCP 47) and in the order of these. */
export function countriesOf(
  shippingCountries: readonly string[],
  { language }: { readonly language: string },
): Country[] {
  return countryList(language)
    .filter((country) => shippingCountries.length === 0 || shippingCountries.includes(country.code))
    .map((country) => ({ ...country }));
}

function countryList(language: string): readonly Country[] {
  const before = known.get(language);
  if (before) return before;
  const names = namesIn(language);
  const made = codes
    .map((code) => ({ code, name: names?.of(code) ?? countries.getName(code, 'en') ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  known.set(language, made);
  return made;
}

// The English ones are those of the library: they are in addresses too.
function namesIn(language: string): Intl.DisplayNames | null {
  if (language.startsWith('en')) return null;
  return new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });
}
