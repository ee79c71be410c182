import type { Checkout } from '@veranda/contracts/checkout';
import { formatMoney } from '@veranda/domain/money/format';
import { toWireCents } from '@veranda/domain/money/wire';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { laterCharges } from './later-charges.ts';

/** Charges of a subscriber after today, as the checkout shows them. */
export function presentLaterCharges(site: SiteEntry, cart: LoadedCart): Checkout['laterCharges'] {
  const later = laterCharges(site, cart);
  if (later === null) return null;
  const { plan, amountMinor, nextAt } = later;
  const { currency, language } = site;
  const price = formatMoney(amountMinor, currency, language);
  return {
    // The number of charges is shown apart: the first one may cost something else.
    phrase: priceMessage({ ...plan, numCycles: 0 }, { price, several: false, language }),
    amountCents: toWireCents(amountMinor, currency),
    nextAt: nextAt.toISOString(),
    charges: plan.numCycles,
  };
}
