import {
  type AppliedDiscount,
  applyDiscounts,
  type Discounted,
  type EnteredCode,
} from '../discounts/apply-discounts.ts';
import type { CouponProblem, Discount } from '../discounts/discount.ts';
import { type GiftCardTender, payWithGiftCards } from '../gift-cards/pay-with-gift-cards.ts';
import type { Destination } from '../line-items/destination.ts';
import { type CarrierQuestion, type CachedQuotes, noQuotes } from '../quotes/cached-quotes.ts';
import { quoteShipping, type ShippingQuote } from '../shipping/quote-shipping.ts';
import type { ShippingMethod } from '../shipping/shipping-method.ts';
import type { TaxAmount, TaxQuestion, Taxed } from '../tax/apply-taxes.ts';
import { type TaxedBy, taxesBy } from '../tax/provider-taxes.ts';
import type { TaxSettings } from '../tax/tax-rule.ts';
import { type PricedLine, sumOf } from '../line-items/priced-line.ts';

/** The rules of a shop that make a price. */
interface PriceRules {
  readonly discounts: readonly Discount[];
  readonly shipping: readonly ShippingMethod[];
  readonly tax: TaxSettings;
  /** The least subtotal; 0 for none. */
  readonly minimumOrderMinor: bigint;
  /** True when discounts are deducted first; absent means false. */
  readonly minimumAfterDiscounts?: boolean;
}

/** Input of the pricing pipeline: a cart, the rules, and the buyer's choices. */
export interface CartToPrice {
  readonly lines: readonly PricedLine[];
  readonly rules: PriceRules;
  readonly codes: readonly EnteredCode[];
  readonly usedByCustomer: ReadonlySet<string>;
  readonly shippingOption: string | null;
  readonly shipTo: Destination | null;
  /**
   * Tax address: the shipping address, the billing address of what is not shipped, or the shop for pick-up.
   */
  readonly taxAt: Destination | null;
  readonly giftCards: readonly GiftCardTender[];
  /** Quotes of carriers and a tax provider; absent for none. */
  readonly quotes?: CachedQuotes;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Questions to others that must be answered before a total can be charged. */
export interface OpenQuestions {
  readonly carriers: readonly CarrierQuestion[];
  readonly tax: { readonly key: string; readonly question: TaxQuestion } | null;
}

/**
 * A line after the pipeline: gross − discount = net; of net the included tax is a part, the added tax comes
 * on top.
 */
interface LineTotals {
  readonly grossMinor: bigint;
  readonly discountMinor: bigint;
  readonly netMinor: bigint;
  readonly taxMinor: bigint;
}

/**
 * The sums of a cart or an order: grand = subtotal − discount + shipping + tax, where tax is what is added.
 */
export interface Totals {
  readonly lines: ReadonlyMap<string, LineTotals>;
  readonly subtotalMinor: bigint;
  readonly discountMinor: bigint;
  readonly shippingMinor: bigint;
  readonly taxMinor: bigint;
  /** Tax that prices and shipping already contain. */
  readonly includedTaxMinor: bigint;
  readonly grandTotalMinor: bigint;
  readonly tenders: readonly { readonly id: string; readonly amountMinor: bigint }[];
  /** Amount for the payment provider. */
  readonly dueMinor: bigint;
  readonly totalQuantity: number;
  readonly belowMinimum: boolean;
  readonly discounts: readonly AppliedDiscount[];
  readonly invalidCodes: readonly { readonly code: string; readonly reason: CouponProblem }[];
  readonly quotes: readonly ShippingQuote[];
  /** The chosen shipping method, while it is offered. */
  readonly quote: ShippingQuote | null;
  readonly taxes: readonly TaxAmount[];
  readonly taxedBy: TaxedBy['by'];
  /** A carrier is unavailable, and what is sent with it has no price. */
  readonly isCarrierAway: boolean;
  readonly open: OpenQuestions;
}

/**
 * The one pipeline for cart, checkout and order, in this order: lines, discounts, shipping on discounted
 * goods, free shipping, taxes, total, gift cards. The order of the lines changes no total, and no sum is ever
 * negative.
 */
export function totalsOf(cart: CartToPrice): Totals {
  const lines = [...cart.lines].sort((a, b) => (a.key < b.key ? -1 : 1));
  const subtotalMinor = sumOf(lines.map(grossOf));
  const discounted = applyDiscounts({ ...cart, lines, automatic: cart.rules.discounts });
  const discountMinor = sumOf(discounted.byLine.values());
  const itemsMinor = subtotalMinor - discountMinor;
  const kept = cart.quotes ?? noQuotes;
  const shipment = { lines, destination: cart.shipTo, itemsMinor, quotes: kept };
  const { quotes, unasked, isCarrierAway } = quoteShipping(cart.rules.shipping, shipment);
  const quote = quotes.find(({ method }) => method.id === cart.shippingOption) ?? null;
  const shippingMinor = discounted.freeShipping ? 0n : (quote?.costMinor ?? 0n);
  const taxable = lines.map((line) => ({ line, netMinor: netOf(line, discounted) }));
  const question = { settings: cart.rules.tax, place: cart.taxAt, shippingMinor, lines: taxable };
  const taxed = taxesBy(question, kept);
  const allTax = sumOf(taxed.amounts.map((amount) => amount.amountMinor));
  const { included } = cart.rules.tax;
  const ordered = cart.rules.minimumAfterDiscounts ? itemsMinor : subtotalMinor;
  const taxMinor = included ? 0n : allTax;
  const grandTotalMinor = itemsMinor + shippingMinor + taxMinor;
  return {
    lines: new Map(lines.map((line) => [line.key, lineTotals(line, discounted, taxed)])),
    subtotalMinor,
    discountMinor,
    shippingMinor,
    taxMinor,
    includedTaxMinor: included ? allTax : 0n,
    grandTotalMinor,
    ...payWithGiftCards(grandTotalMinor, cart.giftCards),
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    belowMinimum: lines.some(isOrdered) && ordered < cart.rules.minimumOrderMinor,
    discounts: discounted.applied,
    invalidCodes: discounted.invalid,
    quotes,
    quote,
    taxes: taxed.amounts,
    taxedBy: taxed.by,
    isCarrierAway,
    open: { carriers: unasked, tax: unaskedTax(taxed.unaskedKey, question) },
  };
}

function unaskedTax(unaskedKey: string | null, question: TaxQuestion): OpenQuestions['tax'] {
  return unaskedKey === null ? null : { key: unaskedKey, question };
}

// A donation is no order: the least amount of one is its fund's.
function isOrdered(line: PricedLine): boolean {
  return line.kind !== 'donation';
}

function grossOf(line: PricedLine): bigint {
  return line.unitMinor * BigInt(line.quantity);
}

function netOf(line: PricedLine, discounted: Discounted): bigint {
  return grossOf(line) - (discounted.byLine.get(line.key) ?? 0n);
}

function lineTotals(line: PricedLine, discounted: Discounted, taxed: Taxed): LineTotals {
  return {
    grossMinor: grossOf(line),
    discountMinor: discounted.byLine.get(line.key) ?? 0n,
    netMinor: netOf(line, discounted),
    taxMinor: taxed.byLine.get(line.key) ?? 0n,
  };
}
