import { isEmailAddress } from '../accounts/passwords.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { countryRules } from './country-rules.ts';

/** A postal address as it is typed. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly phone: string;
}

/** What the checkout knows before payment. */
export interface Details {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly shippingOption: string | null;
  readonly requiresShipping: boolean;
  readonly rateIds: readonly string[];
  /** ISO codes that are shipped to; empty for everywhere. */
  readonly shippingCountries: readonly string[];
  readonly isCountry: (code: string) => boolean;
}

/** Everything that stands between a checkout and its payment, all at once. */
export function detailProblems(details: Details): Refusal[] {
  const problems: Refusal[] = [];
  const email = details.email.trim();
  if (email === '') problems.push(refuse('email-blank', { field: 'email' }));
  else if (!isEmailAddress(email)) problems.push(refuse('email-invalid', { field: 'email' }));
  if (!details.requiresShipping) return problems;
  problems.push(...addressProblems(details));
  if (details.rateIds.length === 0) problems.push(refuse('shipping-not-set-up', { field: 'shippingOption' }));
  else if (!details.rateIds.includes(details.shippingOption ?? ''))
    problems.push(refuse('shipping-option-missing', { field: 'shippingOption' }));
  return problems;
}

function addressProblems(details: Details): Refusal[] {
  const address = details.shippingAddress ?? emptyAddress;
  const rules = countryRules(address.country);
  const required = (field: keyof Address, label: string): Refusal[] =>
    address[field].trim() === '' ? [refuse('field-required', { field, params: { label } })] : [];
  const country = details.isCountry(address.country)
    ? details.shippingCountries.length > 0 && !details.shippingCountries.includes(address.country)
      ? [refuse('country-not-shipped', { field: 'country' })]
      : []
    : [refuse('country-unknown', { field: 'country' })];
  const postal = address.postalCode.trim();
  return [
    ...required('firstName', 'First name'),
    ...required('lastName', 'Last name'),
    ...required('address1', 'Address'),
    ...required('city', 'City'),
    ...(rules.regionRequired ? required('region', rules.regionLabel) : []),
    ...(rules.postalRequired ? required('postalCode', rules.postalLabel) : []),
    ...(postal !== '' && rules.postalPattern && !rules.postalPattern.test(postal)
      ? [refuse('postal-code-invalid', { field: 'postalCode', params: { label: rules.postalLabel } })]
      : []),
    ...country,
  ];
}

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};
