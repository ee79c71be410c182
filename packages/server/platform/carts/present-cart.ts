import { allErrors } from '@veranda/contracts/all-errors';
import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { productCodeOf } from '@veranda/domain/catalog/codes';
import { toWireCents, toWireMoney } from '@veranda/domain/money/wire';
import type { SiteEntry } from '../sites/site-directory.ts';
import type { LoadedCart, LoadedEntry } from './load-cart.ts';

/** A cart as it crosses the wire (storefront §3): every field is there. */
export function presentCart(site: SiteEntry, cart: LoadedCart): ShoppingCart {
  const cents = (minor: bigint): number => toWireCents(minor, site.currency);
  const kinds = cart.entries.flatMap((entry) => entry.product?.kind ?? []);
  const options = cart.requiresShipping
    ? cart.rates.map((rate) => ({ id: rate.id, name: rate.name, costCents: cents(rate.costMinor) }))
    : [];
  const address = cart.row.shipping_address as {
    country?: string;
    region?: string;
    postalCode?: string;
  } | null;
  return {
    ...emptyCart(site),
    id: cart.row.id,
    orderId: cart.row.order_id ?? '',
    created: cart.row.created_at.getTime(),
    isPurchased: cart.row.status === 'purchased',
    entries: cart.entries.map((entry) => presentEntry(site, entry, cart)),
    shippingOptions: options,
    selectedShippingOption: options.find((option) => option.id === cart.rate?.id) ?? null,
    shippingLocation: address
      ? { country: address.country ?? '', region: address.region ?? '', postalCode: address.postalCode ?? '' }
      : null,
    subtotalCents: cents(cart.totals.subtotalMinor),
    taxCents: cents(cart.totals.taxMinor),
    shippingCostCents: cents(cart.totals.shippingMinor),
    discountCents: cents(cart.totals.discountMinor),
    grandTotalCents: cents(cart.totals.grandTotalMinor),
    totalQuantity: cart.totals.totalQuantity,
    hasDigital: kinds.includes('digital'),
    purelyDigital: kinds.length > 0 && kinds.every((kind) => kind === 'digital'),
    requiresShipping: cart.requiresShipping,
    checkoutUrl: cart.entries.length > 0 ? `/checkout?cartToken=${cart.row.id}` : '',
  };
}

/** The cart of a visitor who has none. */
export function emptyCart(site: SiteEntry): ShoppingCart {
  return {
    id: '',
    websiteId: site.id,
    orderId: '',
    created: 0,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    currency: site.currency,
    checkoutUrl: '',
  };
}

/** One entry of a cart. */
export function presentEntry(site: SiteEntry, entry: LoadedEntry, cart: LoadedCart): CartEntry {
  const { product, variant, row, image } = entry;
  return {
    id: row.id,
    itemId: row.product_id,
    quantity: row.quantity,
    chosenVariant: { sku: variant?.sku ?? '', attributes: { ...variant?.attributes } },
    title: product?.title ?? '',
    subTotal: toWireMoney(cart.totals.lineTotals.get(row.id) ?? 0n, site.currency),
    purchasePriceCents: toWireCents(entry.unitMinor, site.currency),
    productType: product ? productCodeOf(product.kind) : 1,
    regularPriceCents: toWireCents(variant?.priceMinor ?? 0n, site.currency),
    onSale: variant?.onSale ?? false,
    productUrl: product ? `${entry.storePath}/p/${product.urlSlug}` : '',
    imageUrl: image ? `/assets/${site.id}/${image.storageKey}?format=300w` : '',
    imageAlt: image?.altText ?? '',
    unlimited: entry.available === null,
    qtyInStock: entry.available ?? 0,
    problem: entry.problem === null ? '' : (allErrors[entry.problem]?.message ?? ''),
  };
}
