import { type AddressFormat, addressFormats } from './address-formats.data.ts';

export type { AddressFormat } from './address-formats.data.ts';

const everything: AddressFormat = {
  order: 'CSZ',
  city: 'City',
  region: 'State/province',
  postalCode: 'ZIP/postal code',
  countries: '',
};

/** Address format of a country, two capital letters; an unknown one has all parts. */
export function addressFormatOf(country: string): AddressFormat {
  if (!/^[A-Z]{2}$/.test(country)) return everything;
  return addressFormats.find(({ countries }) => countries.split(' ').includes(country)) ?? everything;
}

/** All countries by code, in alphabetical order of the codes. */
export function countryCodes(): readonly string[] {
  return addressFormats.flatMap(({ countries }) => countries.split(' ')).sort();
}

/** The country that a language tag names: `US` of `en-US`; '' for none. */
export function countryOfLanguage(language: string): string {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1] ?? '';
}
