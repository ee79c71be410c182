import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { toWireCents, toWireMoney } from '@veranda/domain/money/wire';
import { parseMajor } from '@veranda/domain/money/money';
import { emptyCart } from '../../services/commerce/carts/present-cart.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Carts that `mock` names: nothing in them can be bought. */
type SampleCart = 'true' | 'cart' | 'empty' | 'many';

/** A made-up cart of a site in its currency, to look at the cart and the pill without a purchase. */
export function sampleCart(site: SiteEntry, kind: SampleCart): ShoppingCart {
  if (kind === 'empty') return emptyCart(site);
  const entries = [
    sampleEntry(site, { id: 'sample-1', quantity: kind === 'many' ? 120 : 1, price: '24' }),
    sampleEntry(site, { id: 'sample-2', quantity: 2, price: '9' }),
  ];
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.purchasePriceCents * entry.quantity, 0);
  return {
    ...emptyCart(site),
    id: 'sample',
    entries,
    subtotalCents,
    grandTotalCents: subtotalCents,
    amountDueCents: subtotalCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    requiresShipping: true,
  };
}

function sampleEntry(
  site: SiteEntry,
  { id, quantity, price }: { readonly id: string; readonly quantity: number; readonly price: string },
): CartEntry {
  const minor = parseMajor(price, site.currency) ?? 0n;
  const unitCents = toWireCents(minor, site.currency);
  return {
    id,
    itemId: id,
    quantity,
    title: `Sample product ${id.slice(-1)}`,
    chosenVariant: { sku: id.toUpperCase(), attributes: { Size: 'Medium' } },
    subTotal: toWireMoney(minor * BigInt(quantity), site.currency),
    purchasePriceCents: unitCents,
    seenPriceCents: unitCents,
    regularPriceCents: unitCents,
    hasForm: false,
    additionalFields: [],
    productType: 1,
    onSale: false,
    collection: { id: '', name: '' },
    productUrl: '',
    imageUrl: '',
    imageAlt: '',
    unlimited: true,
    qtyInStock: 0,
    problem: '',
  };
}

/** The cart with the defaults of its sums (storefront §3): sums that were not calculated are empty. */
export function withoutSums(site: SiteEntry, cart: ShoppingCart): ShoppingCart {
  const { subtotalCents, taxCents, includedTaxCents, shippingCostCents, discountCents } = emptyCart(site);
  const { grandTotalCents, amountDueCents, belowMinimum } = emptyCart(site);
  const none = { subtotalCents, taxCents, includedTaxCents, shippingCostCents, discountCents };
  const { isAsking: _, ...rest } = cart;
  return {
    ...rest,
    ...none,
    grandTotalCents,
    amountDueCents,
    belowMinimum,
    shippingOptions: [],
    selectedShippingOption: null,
    applicableTaxRules: [],
    validCoupons: [],
  };
}
