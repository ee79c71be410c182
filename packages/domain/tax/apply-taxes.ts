import { type PricedLine, sumOf } from '../cart/priced-line.ts';
import { divideRounded } from '../money/money.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import type { Destination } from '../shipping/destination.ts';
import { rulesAt, type TaxRule, type TaxSettings, taxes } from './tax-rule.ts';

/** A line with what it costs after discounts. */
export interface TaxableLine {
  readonly line: PricedLine;
  readonly netMinor: bigint;
}

/** What one rule takes of the goods or of the shipping. */
export interface TaxAmount {
  readonly rule: TaxRule;
  readonly on: 'goods' | 'shipping';
  readonly included: boolean;
  readonly baseMinor: bigint;
  readonly amountMinor: bigint;
}

/** What taxes do to a cart. */
export interface Taxed {
  readonly byLine: ReadonlyMap<string, bigint>;
  readonly shippingMinor: bigint;
  readonly amounts: readonly TaxAmount[];
}

/** What is taxed. */
export interface TaxQuestion {
  readonly settings: TaxSettings;
  readonly place: Destination | null;
  readonly lines: readonly TaxableLine[];
  readonly shippingMinor: bigint;
}

const million = 1_000_000n;

/**
 * Stage 7 of the pipeline: rounded once for each rate on goods and on shipping and then allocated to the lines by largest
 * remainder, or where the shop says so rounded line by line. 4 × 2.50 at 23 % is 2.30: 0.58, 0.58, 0.57, 0.57.
 */
export function applyTaxes(question: TaxQuestion): Taxed {
  const { settings, lines } = question;
  const rules = rulesAt(settings, question.place);
  const byLine = new Map(lines.map(({ line }) => [line.key, 0n]));
  const amounts: TaxAmount[] = [];
  for (const rule of rules) {
    const parts = goodsTax(question, rule, rules);
    for (const { key, amountMinor } of parts) byLine.set(key, (byLine.get(key) ?? 0n) + amountMinor);
    const baseMinor = sumOf(lines.filter(({ line }) => taxes(rule, line)).map((one) => one.netMinor));
    const amountMinor = sumOf(parts.map((part) => part.amountMinor));
    if (parts.length > 0)
      amounts.push({ rule, on: 'goods', included: settings.included, baseMinor, amountMinor });
  }
  const shipping = shippingTaxes(question, rules);
  return {
    byLine,
    shippingMinor: sumOf(shipping.map((one) => one.amountMinor)),
    amounts: [...amounts, ...shipping],
  };
}

function goodsTax(
  { settings, lines }: TaxQuestion,
  rule: TaxRule,
  rules: readonly TaxRule[],
): { key: string; amountMinor: bigint }[] {
  const taxed = lines.filter(({ line }) => taxes(rule, line));
  const exact = taxed.map(({ line, netMinor }) => ({
    dividend: netMinor * rule.ratePpm,
    divisor: divisorOf(
      settings,
      rules.filter((one) => taxes(one, line)),
    ),
  }));
  const parts =
    settings.rounding === 'line'
      ? exact.map(({ dividend, divisor }) => divideRounded(dividend, divisor))
      : roundedOnce(exact);
  return taxed.map(({ line }, index) => ({ key: line.key, amountMinor: parts[index] ?? 0n }));
}

interface Fraction {
  readonly dividend: bigint;
  readonly divisor: bigint;
}

// Lines that are under different further rules have different divisors when prices include the tax: each group of one
// divisor is rounded once.
function roundedOnce(exact: readonly Fraction[]): bigint[] {
  const parts = exact.map(() => 0n);
  for (const divisor of new Set(exact.map((one) => one.divisor))) {
    const places = exact.flatMap((one, index) => (one.divisor === divisor ? [index] : []));
    const weights = places.map((index) => exact[index]?.dividend ?? 0n);
    const whole = divideRounded(sumOf(weights), divisor);
    const split = splitByLargestRemainder(
      whole,
      weights.some((weight) => weight > 0n) ? weights : weights.map(() => 1n),
    );
    for (const [place, index] of places.entries()) parts[index] = split[place] ?? 0n;
  }
  return parts;
}

function shippingTaxes({ settings, shippingMinor }: TaxQuestion, rules: readonly TaxRule[]): TaxAmount[] {
  const onShipping = rules.filter((rule) => rule.onShipping);
  if (shippingMinor === 0n) return [];
  return onShipping.map((rule) => ({
    rule,
    on: 'shipping',
    included: settings.included,
    baseMinor: shippingMinor,
    amountMinor: divideRounded(shippingMinor * rule.ratePpm, divisorOf(settings, onShipping)),
  }));
}

// A price that includes its taxes is 1 + the sum of their rates times what it is without them.
function divisorOf(settings: TaxSettings, rules: readonly TaxRule[]): bigint {
  return settings.included ? million + sumOf(rules.map((rule) => rule.ratePpm)) : million;
}
