import type { PricedLine } from '../line-items/priced-line.ts';
import type { Discount, DiscountEffect } from './discount.ts';
import { eligibleLines } from './scope.ts';

type BuyGet = Extract<DiscountEffect, { kind: 'buy-x-get-y' }>;

/**
 * Number of reduced units of each line: whole sets of `buy` + `get` units, a unit counting once. Units that
 * can only be got go first, then the cheapest. Counted by line, never unit by unit: a line may have 9999.
 */
export function reducedUnits(
  discount: Pick<Discount, 'scope' | 'subscriptions'> & { readonly effect: BuyGet },
  lines: readonly PricedLine[],
): ReadonlyMap<string, number> {
  const { effect } = discount;
  const bought = new Set(eligibleLines(discount, lines));
  const got = new Set(eligibleLines({ ...discount, scope: effect.of }, lines));
  const all = new Set([...bought, ...got]);
  const sets = Math.min(
    Math.floor(unitsOf(bought) / effect.buy),
    Math.floor(unitsOf(got) / effect.get),
    Math.floor(unitsOf(all) / (effect.buy + effect.get)),
  );
  const inOrder = [...got].sort((a, b) => byPlace(bought, a, b));
  const reduced = new Map<string, number>();
  let left = sets * effect.get;
  for (const line of inOrder) {
    const units = Math.min(left, line.quantity);
    if (units > 0) reduced.set(line.key, units);
    left -= units;
  }
  return reduced;
}

function byPlace(bought: ReadonlySet<PricedLine>, a: PricedLine, b: PricedLine): number {
  const [first, second] = [Number(bought.has(a)), Number(bought.has(b))];
  if (first !== second) return first - second;
  if (a.unitMinor !== b.unitMinor) return a.unitMinor < b.unitMinor ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

function unitsOf(lines: Iterable<PricedLine>): number {
  let units = 0;
  for (const line of lines) units += line.quantity;
  return units;
}
