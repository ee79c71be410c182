/** A field of an address beside the names, in the order in which a country writes it. */
export type AddressPart = 'address1' | 'address2' | 'city' | 'region' | 'postalCode';

/** Name of a part of an address in a country; the key of a message. */
export type AddressLabel =
  | 'address'
  | 'apartment'
  | 'city'
  | 'town'
  | 'suburb'
  | 'district'
  | 'area'
  | 'county'
  | 'department'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'province'
  | 'state'
  | 'postalCode'
  | 'postcode'
  | 'zipCode'
  | 'pinCode'
  | 'eircode'
  | 'firstName'
  | 'lastName';

/** Address fields of a country; made of a library's data by the server. */
export interface CountryRules {
  readonly country: string;
  readonly parts: readonly AddressPart[];
  readonly required: readonly AddressPart[];
  readonly cityLabel: AddressLabel;
  readonly regionLabel: AddressLabel;
  /** The country's regions by their code; empty where there is no fixed list. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly postalLabel: AddressLabel;
  readonly postalPattern: RegExp | null;
}

/** Label of an address part in a country. */
export function labelOf(rules: CountryRules, part: AddressPart): AddressLabel {
  const labels: Readonly<Record<AddressPart, AddressLabel>> = {
    address1: 'address',
    address2: 'apartment',
    city: rules.cityLabel,
    region: rules.regionLabel,
    postalCode: rules.postalLabel,
  };
  return labels[part];
}
