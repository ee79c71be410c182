import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { refusalMessage } from '@veranda/server/platform/http/errors';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toWireCents, toWireMoney } from '@veranda/domain/money/wire';
import { percentText } from '@veranda/domain/tax/tax-rule';
import type { Refusal } from '@veranda/domain/refusal';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { chosenMethod, type LoadedCart, type LoadedEntry, exceedsMaxAmount } from './load-cart.ts';

/**
 * A cart as it crosses the wire (storefront §3): every field is there. Refused when the wire cannot say an
 * amount.
 */
export function presentCart(site: SiteEntry, cart: LoadedCart): ShoppingCart | Refusal {
  const dear = exceedsMaxAmount(site, cart);
  if (dear) return dear;
  const kinds = cart.entries.flatMap(({ line }) => line.item?.kind ?? []);
  return {
    ...emptyCart(site),
    ...presentSums(site, cart),
    ...presentShipping(site, cart),
    ...presentCoupons(site, cart),
    id: cart.row.id,
    orderId: cart.row.orderId ?? '',
    created: cart.row.createdAt.getTime(),
    isPurchased: cart.row.status === 'purchased',
    entries: cart.entries.map((entry) => presentEntry(site, entry, cart)),
    totalQuantity: cart.totals.totalQuantity,
    hasDigital: kinds.includes('digital'),
    purelyDigital: kinds.length > 0 && kinds.every((kind) => kind === 'digital'),
    checkoutUrl: cart.entries.length > 0 ? `/checkout?cartToken=${cart.row.id}` : '',
    ...(cart.isAsking ? { isAsking: true } : {}),
  };
}

function presentSums(site: SiteEntry, { totals, minimumOrderMinor }: LoadedCart) {
  const cents = (minor: bigint): number => toWireCents(minor, site.currency);
  return {
    subtotalCents: cents(totals.subtotalMinor),
    minimumSubtotalCents: cents(minimumOrderMinor),
    belowMinimum: totals.belowMinimum,
    taxCents: cents(totals.taxMinor),
    includedTaxCents: cents(totals.includedTaxMinor),
    shippingCostCents: cents(totals.shippingMinor),
    discountCents: cents(totals.discountMinor),
    grandTotalCents: cents(totals.grandTotalMinor),
    amountDueCents: cents(totals.dueMinor),
  };
}

function presentCoupons(site: SiteEntry, { row, totals, read }: LoadedCart) {
  const cents = (minor: bigint): number => toWireCents(minor, site.currency);
  const paid = new Map(totals.tenders.map((tender) => [tender.id, tender.amountMinor]));
  return {
    giftCards: read.giftCards.map((card) => ({
      id: card.id,
      last4: card.codeLast4,
      amountCents: cents(paid.get(card.id) ?? 0n),
    })),
    coupons: row.coupons.map((code) => ({ code })),
    validCoupons: totals.discounts.map(({ discount, amountMinor }) => ({
      code: discount.code ?? '',
      name: discount.name,
      freeShipping: discount.effect.kind === 'free-shipping',
      discountCents: cents(amountMinor),
    })),
    invalidCoupons: totals.invalidCodes.map(({ code, reason }) => ({
      code,
      reason,
      message: messageOf(site, `coupon-${reason}`),
    })),
    applicableTaxRules: totals.taxes.map((tax) => ({
      id: tax.id,
      name: tax.name,
      rate: percentText(tax.ratePpm),
      appliesTo: tax.on,
      included: tax.included,
      amountCents: cents(tax.amountMinor),
    })),
  };
}

function presentShipping(site: SiteEntry, cart: LoadedCart) {
  const options = cart.totals.quotes.map(({ method, costMinor }) => ({
    id: method.id,
    name: method.name,
    costCents: toWireCents(costMinor, site.currency),
  }));
  const address = cart.row.shippingAddress as Partial<Address> | null;
  return {
    shippingOptions: options,
    selectedShippingOption: options.find((option) => option.id === chosenMethod(cart)?.id) ?? null,
    shippingLocation: address
      ? { country: address.country ?? '', region: address.region ?? '', postalCode: address.postalCode ?? '' }
      : null,
    requiresShipping: cart.requiresShipping,
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
    minimumSubtotalCents: 0,
    belowMinimum: false,
    taxCents: 0,
    includedTaxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    amountDueCents: 0,
    giftCards: [],
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    currency: site.currency,
    checkoutUrl: '',
  };
}

/** One entry of a cart. */
function presentEntry(site: SiteEntry, entry: LoadedEntry, cart: LoadedCart): CartEntry {
  const { line } = entry;
  const { item } = line;
  const available = item?.available ?? null;
  return {
    id: line.id,
    itemId: line.productId,
    quantity: line.quantity,
    chosenVariant: { sku: item?.sku ?? '', attributes: { ...item?.attributes } },
    title: line.title,
    subTotal: toWireMoney(cart.totals.lines.get(line.id)?.grossMinor ?? 0n, site.currency),
    purchasePriceCents: toWireCents(entry.unitMinor, site.currency),
    seenPriceCents: toWireCents(line.seenMinor, site.currency),
    hasForm: item !== null && line.formId !== null,
    additionalFields: (line.fields?.lines ?? []).map(({ title, text }) => ({ title, text })),
    productType: item ? lineCodeOf(item.kind) : 1,
    regularPriceCents: toWireCents(item?.priceMinor ?? 0n, site.currency),
    onSale: item?.onSale ?? false,
    collection: { id: item?.collection.id ?? '', name: item?.collection.name ?? '' },
    productUrl: item?.path ?? '',
    imageUrl: item?.image ? `/assets/${site.id}/${item.image.storageKey}?format=300w` : '',
    imageAlt: item?.image?.altText ?? '',
    unlimited: available === null,
    qtyInStock: available ?? 0,
    problem: entry.problem === null ? '' : messageOf(site, entry.problem),
  };
}

/** The sentence of a refusal in the language of the site. */
function messageOf({ language }: SiteEntry, code: string): string {
  return refusalMessage({ code }, language);
}
