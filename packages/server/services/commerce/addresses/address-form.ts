import type { AddressForm } from '@veranda/contracts/checkout';
import { type AddressPart, labelOf } from '@veranda/domain/checkout/country-rules';
import { addressMessages } from '@veranda/messages/addresses/messages';
import { translatorOf } from '@veranda/messages/catalog';
import { countryAddresses } from './country-addresses.ts';

/**
 * Fields of an address in the country, in order and with labels in a language; text that is no country is
 * passed over for the next candidate.
 */
export function addressForm(language: string, ...candidates: readonly (string | undefined)[]): AddressForm {
  const t = translatorOf(addressMessages, language);
  const rules = candidates.map((code) => countryAddresses(code ?? '')).find((rules) => rules !== null);
  if (!rules) return { country: '', fields: [] };
  return {
    country: rules.country,
    fields: rules.parts.map((name) => ({
      name,
      label: t(labelOf(rules, name)),
      required: rules.required.includes(name),
      options:
        name === 'region' ? rules.regions.map((region) => ({ value: region.code, label: region.name })) : [],
    })),
  };
}

/** Autofill tokens of each part of an address (HTML, autofill detail tokens). */
export const addressAutocomplete: Readonly<Record<AddressPart, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};
