import { maxEntries, maxEntriesWithCarriers } from '../cart/cart-limits.ts';
import { parseStoredMinor } from '../money/money.ts';
import type { FlatRate } from '../publishing/snapshot.ts';
import type { Area, Destination } from '../line-items/destination.ts';
import type { ShippingCost, ShippingMethod } from '../shipping/shipping-method.ts';
import { type TaxRule, type TaxSettings, untaxed } from '../tax/tax-rule.ts';

/**
 * Taxes, shipping methods and the minimum order as an owner sets them. Amounts are decimal strings, rates
 * percentages.
 */
export interface CheckoutRules {
  readonly taxes: {
    readonly included: boolean;
    readonly rounding: 'rate' | 'line';
    readonly rules: readonly StoredTaxRule[];
    /** Classes of products with rates of their own; absent for none. */
    readonly classes?: readonly NamedGroup[];
    /**
     * A provider computes the taxes; while it is unavailable the rules do, or nothing is sold. Absent: the
     * rules.
     */
    readonly provider?: { readonly whenAway: 'rules' | 'refuse' } | null;
  };
  /** Beside the flat rates of the store settings. */
  readonly shippingMethods: readonly StoredMethod[];
  /** Minimum subtotal; '0' for none. */
  readonly minimumOrder: string;
  /**
   * True when the minimum order is compared with the subtotal after discounts; absent or false: before them.
   */
  readonly minimumAfterDiscounts?: boolean;
  /** Address of the shop: pick-up orders are taxed there. */
  readonly shopAddress: Destination;
  /** Fulfilment profiles beside the general one; absent for none. */
  readonly profiles?: readonly NamedGroup[];
}

/** A tax class or a fulfilment profile. */
interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

export interface StoredTaxRule {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** Percent with at most four digits after the point: `8.875`. */
  readonly rate: string;
  /** Rates of products of a class; '0' for none. */
  readonly classRates?: readonly { readonly classId: string; readonly rate: string }[];
  readonly onServices: boolean;
  readonly onDigital: boolean;
  readonly onShipping: boolean;
}

type StoredCost =
  | { readonly kind: 'flat'; readonly perOrder: string; readonly perItem: string }
  | {
      readonly kind: 'weight';
      readonly bands: readonly { readonly upToGrams: number; readonly cost: string }[];
    }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'local'; readonly fee: string }
  | { readonly kind: 'carrier'; readonly fallback: string | null };

interface StoredMethod {
  readonly id: string;
  readonly name: string;
  readonly cost: StoredCost;
  readonly areas: readonly Area[];
  readonly restOfWorld: boolean;
  readonly freeFrom: string | null;
  /** The fulfilment profile that it is for; absent or empty for the general one. */
  readonly profileId?: string;
}

/**
 * Rules of a shop whose owner has set nothing: no taxes, no shipping methods but its flat rates, no minimum
 * order.
 */
export const noRules: CheckoutRules = {
  taxes: { included: false, rounding: 'rate', rules: [] },
  shippingMethods: [],
  minimumOrder: '0',
  shopAddress: { country: '', region: '', postalCode: '' },
};

/** Every shipping method of a shop: its flat rates, which go everywhere, then its methods. */
export function methodsOf(
  rates: readonly FlatRate[],
  rules: Pick<CheckoutRules, 'shippingMethods'>,
  currency: string,
): ShippingMethod[] {
  const minor = amountReader(currency);
  const flat = rates.map((rate) => ({
    id: rate.id,
    name: rate.name,
    cost: { kind: 'flat' as const, perOrderMinor: minor(rate.perOrder), perItemMinor: minor(rate.perItem) },
    areas: [],
    restOfWorld: false,
    freeFromMinor: null,
  }));
  const methods = rules.shippingMethods.map((method) => ({
    ...method,
    cost: costOf(method.cost, minor),
    freeFromMinor: method.freeFrom === null ? null : minor(method.freeFrom),
  }));
  return [...flat, ...methods];
}

/** The taxes as the pipeline takes them. */
export function taxesOf({ taxes }: Pick<CheckoutRules, 'taxes'>): TaxSettings {
  const { included, rounding, provider } = taxes;
  if (taxes.rules.length === 0 && !provider) return untaxed;
  return { included, rounding, rules: taxes.rules.map(taxRuleOf), ...(provider ? { provider } : {}) };
}

function taxRuleOf({ rate, classRates = [], ...rule }: StoredTaxRule): TaxRule {
  const rates = classRates.map((classRate) => [classRate.classId, readRate(classRate.rate) ?? 0n] as const);
  return {
    ...rule,
    ratePpm: readRate(rate) ?? 0n,
    ...(rates.length > 0 ? { classRates: Object.fromEntries(rates) } : {}),
  };
}

/** True when a carrier quotes the shipping. */
function asksCarriers({ shippingMethods }: Pick<CheckoutRules, 'shippingMethods'>): boolean {
  return shippingMethods.some((method) => method.cost.kind === 'carrier');
}

/** Maximum number of line items under the rules; null while the owner has set none. */
export function maxEntriesOf(rules: Pick<CheckoutRules, 'shippingMethods'> | null): number {
  return rules !== null && asksCarriers(rules) ? maxEntriesWithCarriers : maxEntries;
}

/** The least subtotal in minor units; 0 for none. */
export function minimumOrderOf(
  { minimumOrder }: Pick<CheckoutRules, 'minimumOrder'>,
  currency: string,
): bigint {
  return amountReader(currency)(minimumOrder);
}

/** `8.875` percent as parts per million; null when it is none of 0 to 100 with at most four digits. */
export function readRate(percent: string): bigint | null {
  const found = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  if (!found) return null;
  const ppm = BigInt(found[1] ?? '0') * 10_000n + BigInt((found[2] ?? '').padEnd(4, '0'));
  return ppm <= 1_000_000n ? ppm : null;
}

/** The amounts of a shipping method, in major units. */
export function amountsOf({ cost, freeFrom }: Pick<StoredMethod, 'cost' | 'freeFrom'>): string[] {
  const free = freeFrom === null ? [] : [freeFrom];
  if (cost.kind === 'flat') return [cost.perOrder, cost.perItem, ...free];
  if (cost.kind === 'weight') return [...cost.bands.map((band) => band.cost), ...free];
  if (cost.kind === 'carrier') return cost.fallback === null ? free : [cost.fallback, ...free];
  return cost.kind === 'local' ? [cost.fee, ...free] : free;
}

function amountReader(currency: string): (text: string) => bigint {
  return (text) => parseStoredMinor(text, currency);
}

function costOf(cost: StoredCost, minor: (text: string) => bigint): ShippingCost {
  switch (cost.kind) {
    case 'flat':
      return { kind: 'flat', perOrderMinor: minor(cost.perOrder), perItemMinor: minor(cost.perItem) };
    case 'weight':
      return {
        kind: 'weight',
        bands: cost.bands.map((band) => ({ upToGrams: band.upToGrams, costMinor: minor(band.cost) })),
      };
    case 'pickup':
      return { kind: 'pickup' };
    case 'local':
      return { kind: 'local', feeMinor: minor(cost.fee) };
    case 'carrier':
      return { kind: 'carrier', fallbackMinor: cost.fallback === null ? null : minor(cost.fallback) };
  }
}
