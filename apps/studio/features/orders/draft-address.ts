import type { Address, AddressForm } from '@veranda/contracts/checkout';
import { t } from './messages.ts';

/** A part of an address, as the sheet of a draft asks for it. */
export interface AskedPart {
  readonly name: AddressForm['fields'][number]['name'];
  readonly label: string;
  readonly isOptional: boolean;
  /** Choices, where the country has a fixed list; else empty. */
  readonly options: AddressForm['fields'][number]['options'];
}

// While no country is chosen, and for what was typed of parts that the chosen one does not have.
const ofAnyCountry: readonly AskedPart[] = [
  { name: 'address1', label: t('streetAndNumber'), isOptional: false, options: [] },
  { name: 'address2', label: t('apartmentFloor'), isOptional: true, options: [] },
  { name: 'postalCode', label: t('postalCode'), isOptional: false, options: [] },
  { name: 'city', label: t('city'), isOptional: false, options: [] },
  { name: 'region', label: t('stateOrRegion'), isOptional: true, options: [] },
];

/**
 * The parts of an address in the order and by the names of its country. Values of a part that the country
 * does not have are shown after them, as long as there are any: nothing is kept that nobody sees.
 */
export function partsOf(form: AddressForm | undefined, address: Address): readonly AskedPart[] {
  if (!form) return ofAnyCountry;
  const fields = form.fields.map(({ name, label, required, options }) => ({
    name,
    options,
    isOptional: !required,
    // The field says itself that it may stay empty.
    label: label.replace(/ \(optional\)$/, ''),
  }));
  const left = ofAnyCountry.filter(
    ({ name }) => address[name] !== '' && !fields.some((part) => part.name === name),
  );
  return [...fields, ...left.map((part) => ({ ...part, isOptional: true }))];
}

/** An address in another country: a region belongs to the one it was chosen for. */
export function movedTo(address: Address, country: string): Address {
  const keeps = address.country === '' || address.country === country;
  return { ...address, country, region: keeps ? address.region : '' };
}
