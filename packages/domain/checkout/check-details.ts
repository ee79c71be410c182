import { isEmailAddress } from '../mail/email-address.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type AddressLabel, type CountryRules, labelOf } from './country-rules.ts';

/** A postal address as it is typed. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** The region's code where the country has a list, else text. */
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly phone: string;
}

/** Checkout details before payment. */
interface Details {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly shippingOption: string | null;
  readonly requiresShipping: boolean;
  /** Nothing is sent, but what is sold is taxed where the buyer is billed. */
  readonly asksBillingAddress: boolean;
  readonly billingAddress: Address | null;
  /** Shipping methods that reach the address. */
  readonly rateIds: readonly string[];
  /** True when the shop has any shipping method. */
  readonly shippingSetUp: boolean;
  /** ISO codes that are shipped to; empty for everywhere. */
  readonly shippingCountries: readonly string[];
  /** The rules of a country; null when two letters are none. */
  readonly rulesOf: (code: string) => CountryRules | null;
}

/** Everything that is between a checkout and its payment, all at once. */
export function detailProblems(details: Details): Refusal[] {
  const problems: Refusal[] = [];
  const email = details.email.trim();
  if (email === '') problems.push(refuse('email-blank', { field: 'email' }));
  else if (!isEmailAddress(email)) problems.push(refuse('email-invalid', { field: 'email' }));
  if (details.asksBillingAddress) problems.push(...addressProblems(details.billingAddress, details.rulesOf));
  if (!details.requiresShipping) return problems;
  problems.push(...shippingAddressProblems(details), ...billingAddressProblems(details));
  if (details.rateIds.length === 0)
    problems.push(
      refuse(details.shippingSetUp ? 'shipping-not-possible' : 'shipping-not-set-up', {
        field: 'shippingOption',
      }),
    );
  else if (!details.rateIds.includes(details.shippingOption ?? ''))
    problems.push(refuse('shipping-option-missing', { field: 'shippingOption' }));
  return problems;
}

// The bill goes to the shipping address, unless another one is named: its fields begin with `billing.`.
function billingAddressProblems({ billingAddress, rulesOf }: Details): Refusal[] {
  if (billingAddress === null) return [];
  return addressProblems(billingAddress, rulesOf).map((addressProblem) => ({
    ...addressProblem,
    field: `${billingPrefix}${addressProblem.field ?? ''}`,
  }));
}

/** Prefix of the billing address fields where the order has a shipping address, too. */
export const billingPrefix = 'billing.';

function shippingAddressProblems(details: Details): Refusal[] {
  const { shippingAddress, shippingCountries } = details;
  const country = shippingAddress?.country ?? '';
  const known = details.rulesOf(country) !== null;
  const elsewhere = known && shippingCountries.length > 0 && !shippingCountries.includes(country);
  return [
    ...addressProblems(shippingAddress, details.rulesOf),
    ...(elsewhere ? [refuse('country-not-shipped', { field: 'country' })] : []),
  ];
}

/** Problems of an address; of an unknown country, only that. */
export function addressProblems(enteredAddress: Address | null, rulesOf: Details['rulesOf']): Refusal[] {
  const address = enteredAddress ?? emptyAddress;
  const rules = rulesOf(address.country);
  const names = (['firstName', 'lastName'] as const).flatMap((field) => missing(address, field, field));
  if (rules) return [...names, ...partProblems(address, rules)];
  return [
    ...names,
    ...missing(address, 'address1', 'address'),
    ...missing(address, 'city', 'city'),
    refuse('country-unknown', { field: 'country' }),
  ];
}

/** Problems of the parts that a country requires. */
export function partProblems(address: Address, rules: CountryRules): Refusal[] {
  const [region, postal] = [address.region.trim(), address.postalCode.trim()];
  const listed =
    rules.regions.length === 0 || rules.regions.some((otherRegion) => otherRegion.code === region);
  return [
    ...rules.required.flatMap((part) => missing(address, part, labelOf(rules, part))),
    ...(region !== '' && rules.parts.includes('region') && !listed
      ? [refuse('region-invalid', { field: 'region', params: { label: rules.regionLabel } })]
      : []),
    ...(postal !== '' && rules.postalPattern && !rules.postalPattern.test(postal)
      ? [refuse('postal-code-invalid', { field: 'postalCode', params: { label: rules.postalLabel } })]
      : []),
  ];
}

function missing(address: Address, field: keyof Address, label: AddressLabel): Refusal[] {
  return address[field].trim() === '' ? [refuse('field-required', { field, params: { label } })] : [];
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
