/** A field of an address beside the names, in the order in which a country writes it. */
export type AddressPart = 'address1' | 'address2' | 'city' | 'region' | 'postalCode';

/** What an address of a country asks for; made of a library's data by the server. */
export interface CountryRules {
  readonly country: string;
  readonly parts: readonly AddressPart[];
  readonly required: readonly AddressPart[];
  readonly cityLabel: string;
  readonly regionLabel: string;
  /** The country's regions by their code; empty where there is no fixed list. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly postalLabel: string;
  readonly postalPattern: RegExp | null;
}

/** What a part of an address is called in a country. */
export function labelOf(rules: CountryRules, part: AddressPart): string {
  const labels: Readonly<Record<AddressPart, string>> = {
    address1: 'Address',
    address2: 'Apartment, floor (optional)',
    city: rules.cityLabel,
    region: rules.regionLabel,
    postalCode: rules.postalLabel,
  };
  return labels[part];
}
