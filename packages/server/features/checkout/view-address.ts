import type { Checkout } from '@veranda/contracts/checkout';
import type { AddressView, BillingView, FieldView, ShippingView } from '@veranda/contracts/checkout-view';
import { billingPrefix } from '@veranda/domain/checkout/check-details';
import { addressAutocomplete } from '../../services/commerce/addresses/address-form.ts';
import { countryAddresses } from '../../services/commerce/addresses/country-addresses.ts';
import { countriesOf } from '../../services/commerce/addresses/countries.ts';
import { type RenderedCheckout, fieldView, moneyOf, typedOr } from './view-parts.ts';

/** Shipping address, or the billing address; null where neither is asked for. */
export function addressView(drawn: RenderedCheckout): AddressView | null {
  const { checkout, messages } = drawn;
  if (!checkout.cart.requiresShipping && !checkout.asksBillingAddress) return null;
  const billing = checkout.asksBillingAddress;
  const section = sectionOf(drawn);
  const address = billing ? checkout.billingAddress : checkout.shippingAddress;
  const name = (field: 'firstName' | 'lastName', autocomplete: string): FieldView =>
    fieldView(drawn, {
      name: field,
      label: messages.t(field),
      autocomplete,
      value: address?.[field] ?? '',
      required: true,
      isHalf: true,
    });
  return {
    title: messages.t(billing ? 'billingTitle' : 'deliveryTitle'),
    addressFor: billing ? 'billing' : 'shipping',
    savedTitle: messages.t('savedTitle'),
    useText: messages.t('use'),
    saved: savedViews(drawn),
    suggestions: suggestionTexts(drawn),
    country: fieldView(drawn, {
      name: 'country',
      label: messages.t('country'),
      autocomplete: `${section} country`,
      value: address?.country || checkout.addressForm.country,
      required: true,
      options: checkout.countries.map(({ code, name: label }) => ({ value: code, label })),
    }),
    names: [name('firstName', `${section} given-name`), name('lastName', `${section} family-name`)],
    fields: [
      ...partFields(drawn, { form: checkout.addressForm, address, prefix: '' }),
      phoneField(drawn, address),
    ],
    redrawText: messages.t('redrawCountry'),
  };
}

function savedViews({ checkout, messages }: RenderedCheckout): AddressView['saved'] {
  return checkout.savedAddresses.map(({ id, lines }) => {
    const text = lines.join(', ');
    return { id, text, label: messages.t('useLabel', { address: text }) };
  });
}

function suggestionTexts({ checkout, messages }: RenderedCheckout): AddressView['suggestions'] {
  if (!checkout.suggestsAddresses) return null;
  const found = [1, 2, 3, 4, 5].map((count) => messages.t('addressesFound', { count }));
  return { label: messages.t('suggestedAddresses'), found };
}

interface RenderedParts {
  readonly form: Checkout['addressForm'];
  readonly address: Checkout['shippingAddress'];
  /** Prefix of its fields' names: empty where something is sent to it, or nothing is sent. */
  readonly prefix: '' | typeof billingPrefix;
}

function partFields(drawn: RenderedCheckout, { form, address, prefix }: RenderedParts): FieldView[] {
  const { messages } = drawn;
  const section = prefix === '' ? sectionOf(drawn) : 'billing';
  const { fields } = form;
  const short = fields.filter((field) => ['city', 'region', 'postalCode'].includes(field.name)).slice(-2);
  return fields.map((field) =>
    fieldView(drawn, {
      name: `${prefix}${field.name}`,
      label: field.label,
      autocomplete: `${section} ${addressAutocomplete[field.name]}`,
      ...(field.name === 'postalCode' && isOfDigits(form.country) ? { inputMode: 'numeric' } : {}),
      value: address?.[field.name] ?? '',
      required: field.required,
      isHalf: short.length === 2 && short.includes(field),
      options: field.options.length > 0 ? field.options : null,
      unchosen: field.options.length > 0 ? messages.t('choose') : '',
    }),
  );
}

// HTML, autofill detail tokens: browsers keep where things are sent apart from where they are billed.
function sectionOf({ checkout }: RenderedCheckout): 'billing' | 'shipping' {
  return checkout.asksBillingAddress ? 'billing' : 'shipping';
}

// A keyboard of digits for postal codes that have no letters.
function isOfDigits(country: string): boolean {
  const pattern = countryAddresses(country)?.postalPattern?.source.replace(/\\./g, '');
  return pattern !== undefined && !/[a-z]/i.test(pattern);
}

function phoneField(drawn: RenderedCheckout, address: Checkout['shippingAddress']): FieldView {
  return fieldView(drawn, {
    name: 'phone',
    label: drawn.messages.t('phone'),
    type: 'tel',
    autocomplete: `${sectionOf(drawn)} tel`,
    value: address?.phone ?? '',
  });
}

/**
 * Billing address when something is shipped: to the same address until a box is ticked; null where nothing is
 * sent.
 */
export function billingView(drawn: RenderedCheckout): BillingView | null {
  const { checkout, site, messages } = drawn;
  if (!checkout.cart.requiresShipping) return null;
  const { billingAddress: address, billingForm: form } = checkout;
  const name = (field: 'firstName' | 'lastName', autocomplete: string): FieldView =>
    fieldView(drawn, {
      name: `${billingPrefix}${field}`,
      label: messages.t(field),
      autocomplete,
      value: address?.[field] ?? '',
      required: true,
      isHalf: true,
    });
  const country = fieldView(drawn, {
    name: `${billingPrefix}country`,
    label: messages.t('country'),
    autocomplete: 'billing country',
    value: address?.country || (form?.country ?? ''),
    required: true,
    options: countriesOf([], site).map(({ code, name: label }) => ({ value: code, label })),
  });
  const names = [name('firstName', 'billing given-name'), name('lastName', 'billing family-name')];
  return {
    title: messages.t('billingTitle'),
    label: messages.t('billingOther'),
    ticked: form !== null,
    fields: form ? [country, ...names, ...partFields(drawn, { form, address, prefix: billingPrefix })] : [],
    redrawText: messages.t('redrawCountry'),
  };
}

/** Shipping methods; null for what is not. */
export function shippingView(drawn: RenderedCheckout): ShippingView | null {
  const { checkout, site, messages } = drawn;
  const { cart } = checkout;
  if (!cart.requiresShipping) return null;
  const money = moneyOf(site);
  const typed = typedOr(drawn, 'shippingOption', '');
  const isOffered = cart.shippingOptions.some(({ id }) => id === typed);
  const chosen = isOffered ? typed : (checkout.shippingOption ?? '');
  return {
    title: messages.t('shippingTitle'),
    options: cart.shippingOptions.map(({ id, name, costCents }) => ({
      id,
      name,
      price: costCents === 0 ? messages.t('free') : money(costCents),
      minor: minorOf(site.currency, costCents),
      chosen: id === chosen,
    })),
    noneText: messages.t('noShipping'),
    redrawText: messages.t('redrawShipping'),
  };
}

/** In the unit that a provider counts in: of yen there are no hundredths. */
export function minorOf(currency: string, cents: number): number {
  return currency === 'JPY' ? cents / 100 : cents;
}
