import type { ShoppingCart } from '@veranda/contracts/cart';
import { countryCodes, countryOfLanguage } from '@veranda/domain/forms/address-format';
import type { Session } from '../context/session.ts';

/**
 * Estimate of shipping and tax, where it is known, and the fields that ask for it; null where nothing is
 * sent.
 */
export function estimateView(session: Session, cart: ShoppingCart, price: (cents: number) => string) {
  if (!cart.requiresShipping) return null;
  const { strings } = session;
  const shippingLocation = cart.shippingLocation;
  return {
    isKnown: shippingLocation !== null,
    countries: countriesOf(session, shippingLocation?.country ?? ''),
    region: shippingLocation?.region ?? '',
    postalCode: shippingLocation?.postalCode ?? '',
    methods: cart.shippingOptions.map(({ id, name, costCents }) => ({
      id,
      label: `${name} – ${costCents === 0 ? (strings['cartFreeShipping'] ?? '') : price(costCents)}`,
      selected: id === cart.selectedShippingOption?.id,
    })),
    hasMethods: cart.shippingOptions.length > 1,
    rows: shippingLocation === null ? [] : rowsOf(session, cart, price),
    total:
      shippingLocation === null || cart.selectedShippingOption === null ? '' : price(cart.grandTotalCents),
  };
}

function rowsOf({ strings }: Session, cart: ShoppingCart, price: (cents: number) => string) {
  const { selectedShippingOption: method } = cart;
  const shipping = {
    name: strings['cartEstimateShipping'] ?? '',
    amount: method === null ? (strings['cartEstimateNowhere'] ?? '') : price(cart.shippingCostCents),
  };
  const taxes = [
    { name: strings['cartEstimateTax'] ?? '', cents: cart.taxCents },
    { name: strings['cartEstimateIncluded'] ?? '', cents: cart.includedTaxCents },
  ].filter(({ cents }) => cents > 0);
  return [shipping, ...taxes.map(({ name, cents }) => ({ name, amount: price(cents) }))];
}

function countriesOf({ snapshot }: Session, chosen: string) {
  const { language } = snapshot.website;
  const shipped = snapshot.settings.store.shippingCountries;
  const codes = shipped.length > 0 ? shipped : countryCodes();
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const country = countryOfLanguage(language);
  const selected = chosen || (codes.includes(country) ? country : codes[0]);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, selected: code === selected }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
