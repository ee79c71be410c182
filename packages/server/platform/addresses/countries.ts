import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

/** Countries by code and English name, in the order of their names. */
const countryList: readonly { readonly code: string; readonly name: string }[] = Object.entries(
  countries.getNames('en', { select: 'official' }),
)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The countries that a shop ships to. */
export function countriesOf(shippingCountries: readonly string[]): { code: string; name: string }[] {
  return countryList
    .filter((country) => shippingCountries.length === 0 || shippingCountries.includes(country.code))
    .map((country) => ({ ...country }));
}
