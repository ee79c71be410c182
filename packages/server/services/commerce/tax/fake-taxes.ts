import { setTimeout as pause } from 'node:timers/promises';
import { applyTaxes } from '@veranda/domain/tax/apply-taxes';
import type { ProviderTax } from '@veranda/domain/quotes/provider-tax';
import type { RateAnswer } from '../rate-providers/rate-answer.ts';
import type { TaxRequest } from './tax-provider.ts';

/** Postal codes that make the fake behave as a provider does on a bad day. */
export const taxSentinels = { slow: '00011', away: '00012', none: '00013' } as const;

const slowness = 8_000;
/** Rates of some states of the USA in parts per million; 5 % in the others. */
const states: Readonly<Record<string, bigint>> = {
  CA: 72_500n,
  NY: 80_000n,
  TX: 62_500n,
  WA: 65_000n,
  OR: 0n,
  DE: 0n,
};
const everywhere = { country: '', region: '', postalRanges: [] };

/**
 * A tax provider of a laptop: calls no service, and gives the same answer every time. Products of a class pay
 * half the rate.
 */
export async function fetchFakeTaxes({ question }: TaxRequest): Promise<RateAnswer<readonly ProviderTax[]>> {
  const { place, lines, settings } = question;
  if (place?.postalCode === taxSentinels.slow) await pause(slowness, undefined, { ref: false });
  if (place?.postalCode === taxSentinels.away) return { kind: 'away', reason: 'stand-in' };
  if (!place || place.postalCode === taxSentinels.none) return { kind: 'said', value: [] };
  const ratePpm = place.country === 'US' ? (states[place.region] ?? 50_000n) : 200_000n;
  if (ratePpm === 0n) return { kind: 'said', value: [] };
  const classes = new Set(lines.flatMap(({ line }) => line.taxClassId || []));
  const rule = {
    id: 'tax',
    name: place.country === 'US' ? 'Sales tax' : 'VAT',
    area: everywhere,
    ratePpm,
    classRates: Object.fromEntries([...classes].map((id) => [id, ratePpm / 2n])),
    onServices: true,
    onDigital: true,
    onShipping: true,
  };
  const { included, rounding } = settings;
  const taxed = applyTaxes({ ...question, settings: { included, rounding, rules: [rule] } });
  const rates = new Set(taxed.amounts.filter((amount) => amount.on === 'goods').map((one) => one.ratePpm));
  const goods = [...rates].map((rate): ProviderTax => {
    const of = lines.filter(({ line }) => (line.taxClassId ? ratePpm / 2n : ratePpm) === rate);
    const byLine = Object.fromEntries(of.map(({ line }) => [line.key, taxed.byLine.get(line.key) ?? 0n]));
    return { name: rule.name, ratePpm: rate, on: 'goods', byLine, amountMinor: sum(Object.values(byLine)) };
  });
  const shipping = taxed.amounts
    .filter((one) => one.on === 'shipping')
    .map(({ name, ratePpm: rate, on, amountMinor }) => ({
      name,
      ratePpm: rate,
      on,
      byLine: {},
      amountMinor,
    }));
  return { kind: 'said', value: [...goods, ...shipping] };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n);
}
