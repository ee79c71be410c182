import type { Address } from '@veranda/domain/checkout/check-details';
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { type CountryAddresses, countryAddresses } from './country-addresses.ts';

countries.registerLocale(english);

// There the region's short form is what the post expects; elsewhere it is written out.
const abbreviated = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

/**
 * An address as lines in the format of its country, the country's name last. `language` is the reader's; the
 * name of the country is in `nameIn`.
 */
export function addressLines(address: Address, language: string, nameIn = 'en'): string[] {
  const country = countryAddresses(address.country);
  const isOwnLanguage = country !== null && country.language !== '' && language.startsWith(country.language);
  const format = (isOwnLanguage ? country.format : country?.latinFormat) ?? '%N%n%A%n%C %S %Z';
  const values: Readonly<Record<string, string>> = {
    N: `${address.firstName} ${address.lastName}`.trim(),
    A: [address.address1, address.address2].filter(Boolean).join('\n'),
    C: address.city,
    S: regionText(address, country),
    Z: address.postalCode,
  };
  const lines = format
    .split('%n')
    .flatMap((line) => fillLine(line, values).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = countryName(address.country, nameIn);
  return name === '' ? lines : [...lines, name];
}

function countryName(code: string, language: string): string {
  if (language === 'en' || code === '') return countries.getName(code, 'en') ?? code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

// Marks between two parts (`%C, %S`) are dropped with a part that is empty.
function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  return line
    .split(/(%[A-Z])/)
    .reduce((text, piece) => {
      if (!/^%[A-Z]$/.test(piece)) return `${text}\u0000${piece}`;
      const value = values[piece.slice(1)] ?? '';
      return value === '' ? text.replace(/\u0000[^\u0000]*$/, '') : `${text}${value}`;
    }, '')
    .replace(/\u0000[\s,–-]*$/, '')
    .replaceAll('\u0000', '');
}

function regionText(address: Address, country: CountryAddresses | null): string {
  if (abbreviated.has(address.country)) return address.region;
  return country?.regions.find((region) => region.code === address.region)?.name ?? address.region;
}
