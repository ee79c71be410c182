import type { ParcelSize } from './parcel-item.ts';
import type { LineKind } from './line-kind.ts';

/** A line as the pipeline prices it. Amounts are minor units of one currency. */
export interface PricedLine {
  /** Its place among the lines is that of its key: the earlier line has the smaller one. */
  readonly key: string;
  readonly productId: string;
  /** Categories that it is in, and those above them. */
  readonly categoryIds: readonly string[];
  readonly kind: LineKind;
  readonly unitMinor: bigint;
  readonly quantity: number;
  readonly weightGrams: number;
  /** Size of one unit; absent or null where nobody asks. */
  readonly size?: ParcelSize | null;
  /** The first charge of a subscription or one after it; absent for what is charged once. */
  readonly billing?: 'first' | 'renewal';
  /** The fulfilment profile that it is sent by; absent or empty for the general one. */
  readonly profileId?: string;
  /** The class that it is taxed as; absent or empty for the standard one. */
  readonly taxClassId?: string;
}

/** True when the line is shipped. */
export function isShipped(line: Pick<PricedLine, 'kind'>): boolean {
  return line.kind === 'physical';
}

/** Gift cards and donations are money, not goods: no discount, no tax, no shipping. */
export function isProductLine(line: Pick<PricedLine, 'kind'>): boolean {
  return line.kind !== 'gift-card' && line.kind !== 'donation';
}

/** The sum of amounts. */
export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
