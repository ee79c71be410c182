import { parseMajor } from '../money/money.ts';

/** A line as the pipeline prices it. Amounts are minor units of one currency. */
export interface PricedLine {
  readonly key: string;
  readonly unitMinor: bigint;
  readonly quantity: number;
  /** A physical product: it is sent. */
  readonly shipped: boolean;
}

/** A flat rate; amounts are decimal strings, as the settings keep them. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly perOrder: string;
  readonly perItem: string;
}

/** What the pipeline is given. */
export interface CartToPrice {
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  /** Of the chosen way of shipping; null while none is chosen. */
  readonly rate: ShippingRate | null;
}

/** The sums of a cart or an order: grand = subtotal − discount + shipping + tax. */
export interface Totals {
  readonly lineTotals: ReadonlyMap<string, bigint>;
  readonly subtotalMinor: bigint;
  readonly discountMinor: bigint;
  readonly shippingMinor: bigint;
  readonly taxMinor: bigint;
  readonly grandTotalMinor: bigint;
  readonly totalQuantity: number;
}

type Stage = (cart: CartToPrice, totals: Totals) => Totals;

/** The one pipeline for cart, checkout and order, in the order of design/commerce.md. A later rule is one more stage. */
const stages: readonly Stage[] = [priceLines, chargeShipping, addUp];

/** Prices a cart. The order of its lines changes nothing, and no sum is ever negative. */
export function totalsOf(cart: CartToPrice): Totals {
  return stages.reduce((totals, stage) => stage(cart, totals), nothing);
}

const nothing: Totals = {
  lineTotals: new Map(),
  subtotalMinor: 0n,
  discountMinor: 0n,
  shippingMinor: 0n,
  taxMinor: 0n,
  grandTotalMinor: 0n,
  totalQuantity: 0,
};

function priceLines(cart: CartToPrice, totals: Totals): Totals {
  const lineTotals = new Map(cart.lines.map((line) => [line.key, line.unitMinor * BigInt(line.quantity)]));
  const subtotalMinor = [...lineTotals.values()].reduce((sum, line) => sum + line, 0n);
  const totalQuantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  return { ...totals, lineTotals, subtotalMinor, totalQuantity };
}

function chargeShipping(cart: CartToPrice, totals: Totals): Totals {
  if (cart.rate === null || shippedItems(cart) === 0n) return totals;
  return { ...totals, shippingMinor: shippingCost(cart.rate, cart) };
}

function addUp(_cart: CartToPrice, totals: Totals): Totals {
  const { subtotalMinor, discountMinor, shippingMinor, taxMinor } = totals;
  return { ...totals, grandTotalMinor: subtotalMinor - discountMinor + shippingMinor + taxMinor };
}

/** What a flat rate costs for a cart: per order plus per item that is sent. */
export function shippingCost(rate: ShippingRate, cart: Pick<CartToPrice, 'currency' | 'lines'>): bigint {
  const amount = (text: string): bigint => parseMajor(text, cart.currency) ?? 0n;
  return amount(rate.perOrder) + amount(rate.perItem) * shippedItems(cart);
}

function shippedItems(cart: Pick<CartToPrice, 'lines'>): bigint {
  return cart.lines.reduce((sum, line) => sum + (line.shipped ? BigInt(line.quantity) : 0n), 0n);
}
