import { type PricedLine, sumOf } from '../line-items/priced-line.ts';
import { divideRounded } from '../money/money.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import type { Destination } from '../line-items/destination.ts';
import { rateFor, rulesAt, type TaxRule, type TaxSettings } from './tax-rule.ts';

/** A line with what it costs after discounts. */
interface TaxableLine {
  readonly line: PricedLine;
  readonly netMinor: bigint;
}

/** Tax of one rate of a rule on the goods or the shipping. */
export interface TaxAmount {
  /** Id of the rule. */
  readonly id: string;
  readonly name: string;
  readonly ratePpm: bigint;
  readonly on: 'goods' | 'shipping';
  readonly included: boolean;
  readonly baseMinor: bigint;
  readonly amountMinor: bigint;
}

/** Effect of taxes on a cart. */
export interface Taxed {
  readonly byLine: ReadonlyMap<string, bigint>;
  readonly shippingMinor: bigint;
  readonly amounts: readonly TaxAmount[];
}

/** Taxable lines and shipping. */
export interface TaxQuestion {
  readonly settings: TaxSettings;
  readonly place: Destination | null;
  readonly lines: readonly TaxableLine[];
  readonly shippingMinor: bigint;
}

const million = 1_000_000n;

/**
 * Stage 7 of the pipeline: rounded once for each rate on goods and on shipping and then allocated to the
 * lines by largest remainder, or where the shop says so rounded line by line. 4 × 2.50 at 23 % is 2.30: 0.58,
 * 0.58, 0.57, 0.57.
 */
export function applyTaxes(question: TaxQuestion): Taxed {
  const { settings, lines } = question;
  const rules = rulesAt(settings, question.place);
  const byLine = new Map(lines.map(({ line }) => [line.key, 0n]));
  const amounts: TaxAmount[] = [];
  for (const rule of rules)
    for (const group of ratesOf(rule, lines)) {
      const parts = itemsTax(settings, group, rules);
      for (const [index, { line }] of group.lines.entries())
        byLine.set(line.key, (byLine.get(line.key) ?? 0n) + (parts[index] ?? 0n));
      amounts.push({
        ...taxNames(rule, group.ratePpm, settings),
        on: 'goods',
        baseMinor: sumOf(group.lines.map((one) => one.netMinor)),
        amountMinor: sumOf(parts),
      });
    }
  const shipping = shippingTaxes(question, rules);
  return {
    byLine,
    shippingMinor: sumOf(shipping.map((one) => one.amountMinor)),
    amounts: [...amounts, ...shipping],
  };
}

interface RateGroup {
  readonly ratePpm: bigint;
  readonly lines: readonly TaxableLine[];
}

// The rates that a rule has for the lines of a cart: its own, and those of classes.
function ratesOf(rule: TaxRule, lines: readonly TaxableLine[]): RateGroup[] {
  const groups = new Map<bigint, TaxableLine[]>();
  for (const line of lines) {
    const ratePpm = rateFor(rule, line.line);
    if (ratePpm === null) continue;
    const group = groups.get(ratePpm);
    if (group) group.push(line);
    else groups.set(ratePpm, [line]);
  }
  return [...groups].map(([ratePpm, of]) => ({ ratePpm, lines: of }));
}

function taxNames(rule: TaxRule, ratePpm: bigint, { included }: TaxSettings) {
  return { id: rule.id, name: rule.name, ratePpm, included };
}

function itemsTax(settings: TaxSettings, group: RateGroup, rules: readonly TaxRule[]): readonly bigint[] {
  const exact = group.lines.map(({ line, netMinor }) => ({
    dividend: netMinor * group.ratePpm,
    divisor: divisorOf(
      settings,
      rules.map((rule) => rateFor(rule, line) ?? 0n),
    ),
  }));
  return settings.rounding === 'line'
    ? exact.map(({ dividend, divisor }) => divideRounded(dividend, divisor))
    : roundedOnce(exact);
}

interface Fraction {
  readonly dividend: bigint;
  readonly divisor: bigint;
}

// Lines that are under different further rules have different divisors when prices include the tax: each
// group of one divisor is rounded once.
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
  const divisor = divisorOf(
    settings,
    onShipping.map((rule) => rule.ratePpm),
  );
  return onShipping.map((rule) => ({
    ...taxNames(rule, rule.ratePpm, settings),
    on: 'shipping',
    baseMinor: shippingMinor,
    amountMinor: divideRounded(shippingMinor * rule.ratePpm, divisor),
  }));
}

// A price that includes its taxes is 1 + the sum of their rates times what it is without them.
function divisorOf(settings: TaxSettings, rates: readonly bigint[]): bigint {
  return settings.included ? million + sumOf(rates) : million;
}
