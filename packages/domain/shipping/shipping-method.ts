import { isShipped, type PricedLine } from '../cart/priced-line.ts';
import { assertNever } from '../assert-never.ts';
import { type Area, type Destination, liesIn } from './destination.ts';

/** How a way of shipping is paid for. Amounts are minor units. */
export type ShippingCost =
  | { readonly kind: 'flat'; readonly perOrderMinor: bigint; readonly perItemMinor: bigint }
  /** By the weight of what is sent: the first band that is heavy enough; without one it cannot be sent. */
  | {
      readonly kind: 'weight';
      readonly bands: readonly { readonly upToGrams: number; readonly costMinor: bigint }[];
    }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'local'; readonly feeMinor: bigint };

/** A way of shipping. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly cost: ShippingCost;
  /** Where it goes; empty for everywhere. */
  readonly areas: readonly Area[];
  /** Only where no method with areas goes: the rest of the world. */
  readonly restOfWorld: boolean;
  /** Goods of this much, after discounts, are sent free; null for never. */
  readonly freeFromMinor: bigint | null;
}

/** What a method costs for a cart. */
export interface ShippingQuote {
  readonly method: ShippingMethod;
  readonly costMinor: bigint;
}

/** What is to be sent, and where. */
export interface Shipment {
  readonly lines: readonly PricedLine[];
  /** Null while it is not known: then every method is quoted. */
  readonly destination: Destination | null;
  /** After discounts. */
  readonly goodsMinor: bigint;
}

/** The ways of shipping that a cart has, with their cost; none when nothing is sent. */
export function quoteShipping(methods: readonly ShippingMethod[], shipment: Shipment): ShippingQuote[] {
  const sent = shipment.lines.filter(isShipped);
  if (sent.length === 0) return [];
  const { destination } = shipment;
  const reached = methods.filter((method) => !method.restOfWorld && goesTo(method, destination));
  const zoned = reached.some((method) => method.areas.length > 0);
  const offered = methods.filter((method) =>
    method.restOfWorld ? destination === null || !zoned : reached.includes(method),
  );
  return offered.flatMap((method) => {
    const cost = costOf(method.cost, sent);
    if (cost === null) return [];
    const free = method.freeFromMinor !== null && shipment.goodsMinor >= method.freeFromMinor;
    return [{ method, costMinor: free ? 0n : cost }];
  });
}

function goesTo(method: ShippingMethod, destination: Destination | null): boolean {
  if (method.areas.length === 0 || destination === null) return true;
  return method.areas.some((area) => liesIn(destination, area));
}

function costOf(cost: ShippingCost, sent: readonly PricedLine[]): bigint | null {
  switch (cost.kind) {
    case 'flat':
      return (
        cost.perOrderMinor + cost.perItemMinor * BigInt(sent.reduce((sum, line) => sum + line.quantity, 0))
      );
    case 'weight': {
      const grams = sent.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
      const bands = [...cost.bands].sort((a, b) => a.upToGrams - b.upToGrams);
      return bands.find((band) => grams <= band.upToGrams)?.costMinor ?? null;
    }
    case 'pickup':
      return 0n;
    case 'local':
      return cost.feeMinor;
    default:
      return assertNever(cost);
  }
}
