/** What an address of a country asks for beside name, street and city. */
export interface CountryRules {
  readonly regionLabel: string;
  readonly regionRequired: boolean;
  readonly postalLabel: string;
  readonly postalRequired: boolean;
  readonly postalPattern: RegExp | null;
}

const common: CountryRules = {
  regionLabel: 'Region',
  regionRequired: false,
  postalLabel: 'Postal code',
  postalRequired: true,
  postalPattern: null,
};

const special: Readonly<Record<string, Partial<CountryRules>>> = {
  US: {
    regionLabel: 'State',
    regionRequired: true,
    postalLabel: 'ZIP code',
    postalPattern: /^\d{5}(-\d{4})?$/,
  },
  CA: { regionLabel: 'Province', regionRequired: true, postalPattern: /^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/ },
  GB: {
    regionLabel: 'County',
    postalLabel: 'Postcode',
    postalPattern: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
  },
  AU: { regionLabel: 'State', regionRequired: true, postalLabel: 'Postcode', postalPattern: /^\d{4}$/ },
  DE: { postalPattern: /^\d{5}$/ },
  FR: { postalPattern: /^\d{5}$/ },
  ES: { regionLabel: 'Province', postalPattern: /^\d{5}$/ },
  IT: { regionLabel: 'Province', postalPattern: /^\d{5}$/ },
  NL: { postalPattern: /^\d{4} ?[A-Za-z]{2}$/ },
  DK: { postalPattern: /^\d{4}$/ },
  NO: { postalPattern: /^\d{4}$/ },
  CH: { postalPattern: /^\d{4}$/ },
  AT: { postalPattern: /^\d{4}$/ },
  SE: { postalPattern: /^\d{3} ?\d{2}$/ },
  JP: { regionLabel: 'Prefecture', regionRequired: true, postalPattern: /^\d{3}-?\d{4}$/ },
  IN: { regionLabel: 'State', regionRequired: true, postalLabel: 'PIN code', postalPattern: /^\d{6}$/ },
  BR: { regionLabel: 'State', regionRequired: true, postalPattern: /^\d{5}-?\d{3}$/ },
  MX: { regionLabel: 'State', regionRequired: true, postalPattern: /^\d{5}$/ },
  IE: { regionLabel: 'County', postalLabel: 'Eircode', postalRequired: false },
  HK: { regionLabel: 'Area', postalRequired: false },
  AE: { regionLabel: 'Emirate', regionRequired: true, postalRequired: false },
};

/** The rules of a country; one that is not in the table has the common ones. */
export function countryRules(country: string): CountryRules {
  return { ...common, ...special[country] };
}
