import type { PricedLine } from '../line-items/priced-line.ts';
import { isProductLine } from '../line-items/priced-line.ts';
import { type Area, type Destination, liesIn } from '../line-items/destination.ts';

/** A tax of an area. Rates of several rules that meet are added, not compounded. */
export interface TaxRule {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** Parts per million: 23 % is 230,000. */
  readonly ratePpm: bigint;
  /** Rates of products of a class, by its id; 0 for none. */
  readonly classRates?: Readonly<Record<string, bigint>>;
  readonly onServices: boolean;
  readonly onDigital: boolean;
  readonly onShipping: boolean;
}

/** Tax settings of a shop. */
export interface TaxSettings {
  /** Prices and shipping costs already contain the tax. */
  readonly included: boolean;
  /** Rounded once a rate, or once a line. */
  readonly rounding: 'rate' | 'line';
  readonly rules: readonly TaxRule[];
  /** A provider computes the taxes; while it is unavailable the own rules do, or nothing can be bought. */
  readonly provider?: { readonly whenAway: 'rules' | 'refuse' };
}

/** A rate as percent without needless zeros: 88,750 ppm is `8.875`. */
export function percentText(ratePpm: bigint): string {
  const fraction = (ratePpm % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${ratePpm / 10_000n}${fraction === '' ? '' : `.${fraction}`}`;
}

/** No tax at all. */
export const untaxed: TaxSettings = { included: false, rounding: 'rate', rules: [] };

/** The rules that reach a place; none while it is not known. */
export function rulesAt(settings: TaxSettings, place: Destination | null): readonly TaxRule[] {
  return place === null ? [] : settings.rules.filter((rule) => liesIn(place, rule.area));
}

/**
 * Rate of a rule for a line, in parts per million; null when it does not apply. Gift cards are not taxed when
 * they are bought.
 */
export function rateFor(rule: TaxRule, line: Pick<PricedLine, 'kind' | 'taxClassId'>): bigint | null {
  if (!isTaxedKind(rule, line)) return null;
  const ownRate = rule.classRates?.[line.taxClassId ?? ''];
  if (ownRate === undefined) return rule.ratePpm;
  return ownRate === 0n ? null : ownRate;
}

function isTaxedKind(rule: TaxRule, line: Pick<PricedLine, 'kind'>): boolean {
  if (!isProductLine(line)) return false;
  if (line.kind === 'service') return rule.onServices;
  if (line.kind === 'digital' || line.kind === 'paywall') return rule.onDigital;
  return true;
}
