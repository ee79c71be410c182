import { type PricedLine, sumOf } from '../line-items/priced-line.ts';
import { atRate } from '../money/money.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import { reducedUnits } from './buy-x-get-y.ts';
import { type DiscountContext, discountProblem } from './check-discount.ts';
import type { CouponProblem, Discount } from './discount.ts';
import { eligibleLines } from './scope.ts';

/** A discount that holds, with what it took off the goods. */
export interface AppliedDiscount {
  readonly discount: Discount;
  readonly amountMinor: bigint;
}

/** A code that was entered; `discount` is null when no discount has it. */
export interface EnteredCode {
  readonly code: string;
  readonly discount: Discount | null;
}

/** Effect of discounts on a cart. */
export interface Discounted {
  /** Amount off each line, at most the line. */
  readonly byLine: ReadonlyMap<string, bigint>;
  readonly applied: readonly AppliedDiscount[];
  readonly freeShipping: boolean;
  /** Never silently dropped. */
  readonly invalid: readonly { readonly code: string; readonly reason: CouponProblem }[];
}

/** Input of the discount rules. */
interface DiscountQuestion extends DiscountContext {
  readonly automatic: readonly Discount[];
  readonly codes: readonly EnteredCode[];
}

/**
 * Stages 3 and 4 of the pipeline. Every discount that holds is given: those of products and categories before
 * those of the order, automatic ones before codes, then by id; each takes from what the ones before have
 * left, so that the order of lines or codes changes nothing and no line falls below zero.
 */
export function applyDiscounts(question: DiscountQuestion): Discounted {
  const invalid: { code: string; reason: CouponProblem }[] = [];
  const holding = question.automatic.filter((one) => discountProblem(one, question) === null);
  const seen = new Set<string>();
  for (const { code, discount } of question.codes) {
    const reason = discount === null ? 'unknown' : discountProblem(discount, question);
    if (reason !== null) invalid.push({ code, reason });
    else if (discount !== null && !seen.has(discount.id)) holding.push(discount);
    if (discount !== null) seen.add(discount.id);
  }
  return takeOff(question.lines, { holding: holding.sort(inTurn), invalid });
}

function inTurn(a: Discount, b: Discount): number {
  const places = [a, b].map(
    (one) => [one.scope.kind === 'order' ? 1 : 0, one.code === null ? 0 : 1] as const,
  );
  const [[stageA, codeA], [stageB, codeB]] = places as [readonly [number, number], readonly [number, number]];
  return stageA - stageB || codeA - codeB || (a.id < b.id ? -1 : 1);
}

function takeOff(
  lines: readonly PricedLine[],
  given: {
    readonly holding: readonly Discount[];
    readonly invalid: readonly { readonly code: string; readonly reason: CouponProblem }[];
  },
): Discounted {
  const left = new Map(lines.map((line) => [line.key, line.unitMinor * BigInt(line.quantity)]));
  const applied: AppliedDiscount[] = [];
  const invalid = [...given.invalid];
  for (const discount of given.holding) {
    const amountMinor = takeOne(discount, lines, left);
    if (amountMinor > 0n || discount.effect.kind === 'free-shipping') applied.push({ discount, amountMinor });
    else if (discount.code !== null) invalid.push({ code: discount.code, reason: 'nothing-left' });
  }
  const off = lines.map((line): [string, bigint] => [
    line.key,
    line.unitMinor * BigInt(line.quantity) - (left.get(line.key) ?? 0n),
  ]);
  const freeShipping = applied.some(({ discount }) => discount.effect.kind === 'free-shipping');
  return { byLine: new Map(off), applied, freeShipping, invalid };
}

/** Takes one discount from what is left of the lines; @returns how much */
function takeOne(discount: Discount, lines: readonly PricedLine[], left: Map<string, bigint>): bigint {
  const { effect } = discount;
  if (effect.kind === 'free-shipping') return 0n;
  if (effect.kind === 'buy-x-get-y') return takeUnits({ ...discount, effect }, lines, left);
  const { onlyLines } = discount;
  const eligible = eligibleLines(discount, lines).filter((line) => onlyLines?.has(line.key) ?? true);
  const weights = eligible.map((line) => left.get(line.key) ?? 0n);
  const total = sumOf(weights);
  const wanted = effect.kind === 'percent' ? percentOf(total, effect.percent) : effect.amountMinor;
  const amount = wanted < total ? wanted : total;
  const parts = splitByLargestRemainder(amount, weights);
  for (const [index, line] of eligible.entries())
    left.set(line.key, (left.get(line.key) ?? 0n) - (parts[index] ?? 0n));
  return amount;
}

function takeUnits(
  discount: Parameters<typeof reducedUnits>[0],
  lines: readonly PricedLine[],
  left: Map<string, bigint>,
): bigint {
  const reduced = reducedUnits(discount, lines);
  let taken = 0n;
  for (const line of lines) {
    const units = BigInt(reduced.get(line.key) ?? 0);
    const rest = left.get(line.key) ?? 0n;
    const wanted = percentOf(line.unitMinor * units, discount.effect.percent);
    const amount = wanted < rest ? wanted : rest;
    left.set(line.key, rest - amount);
    taken += amount;
  }
  return taken;
}

function percentOf(minor: bigint, percent: number): bigint {
  return atRate(minor, BigInt(percent) * 10_000n);
}
