import { describe, expect, it } from 'vitest';
import type { LineKind } from '../line-items/line-kind.ts';
import { noQuotes } from '../quotes/cached-quotes.ts';
import { applyTaxes, type TaxQuestion } from './apply-taxes.ts';
import type { ProviderTax } from '../quotes/provider-tax.ts';
import { isSound, taxesBy } from './provider-taxes.ts';
import type { TaxRule } from './tax-rule.ts';

const everywhere = { country: '', region: '', postalRanges: [] };
const place = { country: 'US', region: 'NY', postalCode: '12207' };

function rule(ratePpm: bigint, more: Partial<TaxRule> = {}): TaxRule {
  const kinds = { onServices: true, onDigital: true, onShipping: false };
  return { id: `t${ratePpm}`, name: 'Tax', area: everywhere, ratePpm, ...kinds, ...more };
}

function item(key: string, netMinor: bigint, taxClassId = '', kind: LineKind = 'physical') {
  const line = {
    key,
    productId: key,
    categoryIds: [],
    kind,
    unitMinor: netMinor,
    quantity: 1,
    weightGrams: 0,
  };
  return { line: { ...line, taxClassId }, netMinor };
}

function question(
  more: Partial<TaxQuestion> & { rules?: TaxRule[]; provider?: 'rules' | 'refuse' },
): TaxQuestion {
  const { rules = [], provider, ...rest } = more;
  const settings = { included: false, rounding: 'rate' as const, rules };
  return {
    settings: provider ? { ...settings, provider: { whenAway: provider } } : settings,
    place,
    shippingMinor: 0n,
    lines: [item('a', 1000n)],
    ...rest,
  };
}

describe('classes of products', () => {
  const food = rule(200_000n, { classRates: { food: 70_000n, books: 0n } });
  const goods = [
    item('a', 10_000n),
    item('b', 10_000n, 'food'),
    item('c', 10_000n, 'books'),
    item('d', 10_000n, 'new'),
  ];

  it('tax a product at their own rate, and a product without a class at the rule’s rate', () => {
    const taxed = applyTaxes(question({ rules: [food], lines: goods }));
    expect([...taxed.byLine.values()]).toEqual([2000n, 700n, 0n, 2000n]);
    expect(taxed.amounts.map((amount) => [amount.ratePpm, amount.baseMinor, amount.amountMinor])).toEqual([
      [200_000n, 20_000n, 4000n],
      [70_000n, 10_000n, 700n],
    ]);
  });

  it('where prices include the tax, each by its own rate', () => {
    const settings = { included: true, rounding: 'rate' as const, rules: [food] };
    const taxed = applyTaxes({
      ...question({ lines: [item('a', 1200n), item('b', 1070n, 'food')] }),
      settings,
    });
    expect([...taxed.byLine.values()]).toEqual([200n, 70n]);
  });

  it('shipping is taxed by the rule’s own rate', () => {
    const taxed = applyTaxes(
      question({ rules: [{ ...food, onShipping: true }], lines: goods, shippingMinor: 500n }),
    );
    expect(taxed.shippingMinor).toBe(100n);
  });

  it('leave gift cards and donations exempt', () => {
    const lines = [item('a', 1000n, 'food', 'gift-card'), item('b', 1000n, '', 'donation')];
    expect(applyTaxes(question({ rules: [food], lines })).amounts).toEqual([]);
  });
});

const said: ProviderTax[] = [
  { name: 'State', ratePpm: 40_000n, on: 'goods', byLine: { a: 40n }, amountMinor: 40n },
  { name: 'State', ratePpm: 40_000n, on: 'shipping', byLine: {}, amountMinor: 20n },
];

describe('a tax provider', () => {
  const asked = question({ provider: 'rules', rules: [rule(100_000n)], shippingMinor: 500n });
  const keyOf = () => 'key';
  const kept = (amounts: ProviderTax[] | null) => ({ ...noQuotes, keyOf, tax: { key: 'key', amounts } });

  it('says what the taxes are, of goods and shipping', () => {
    const taxed = taxesBy(asked, kept(said));
    expect(taxed).toMatchObject({ by: 'provider', shippingMinor: 20n, unaskedKey: null });
    expect(taxed.byLine.get('a')).toBe(40n);
    expect(taxed.amounts.map((amount) => [amount.on, amount.baseMinor, amount.amountMinor])).toEqual([
      ['goods', 1000n, 40n],
      ['shipping', 500n, 20n],
    ]);
  });

  it('is to be asked when it was not, or was about another cart', () => {
    expect(taxesBy(asked, { ...noQuotes, keyOf }).unaskedKey).toBe('key');
    const other = taxesBy(asked, { ...kept(said), keyOf: () => 'another' });
    expect([other.unaskedKey, other.by, other.byLine.get('a')]).toEqual(['another', 'rules', 100n]);
  });

  it('that is away leaves the taxes to the shop’s own rules, or to nobody, as the owner has chosen', () => {
    expect(taxesBy(asked, kept(null))).toMatchObject({ by: 'rules', unaskedKey: null });
    const strict = question({ provider: 'refuse', rules: [rule(100_000n)] });
    expect(taxesBy(strict, kept(null))).toMatchObject({ by: 'nobody', unaskedKey: null });
  });

  it.each<[string, Partial<TaxQuestion>]>([
    ['the place is not known', { place: null }],
    ['only gift cards are bought', { lines: [item('a', 1000n, '', 'gift-card')] }],
    ['only a donation is made', { lines: [item('a', 1000n, '', 'donation')] }],
    ['the cart is empty', { lines: [] }],
  ])('is not asked while %s', (_name, more) => {
    expect(taxesBy({ ...asked, ...more }, { ...noQuotes, keyOf })).toMatchObject({
      unaskedKey: null,
      by: 'rules',
    });
  });

  it('is asked again for whatever changes what is taxed', () => {
    const texts: string[] = [];
    const listen = { ...noQuotes, keyOf: (text: string) => `${texts.push(text)}` };
    const changes: Partial<TaxQuestion>[] = [
      {},
      { shippingMinor: 501n },
      { place: { ...place, postalCode: '12208' } },
      { lines: [item('a', 999n)] },
      { lines: [item('a', 1000n, 'food')] },
      { lines: [item('a', 1000n, '', 'service')] },
    ];
    for (const change of changes) taxesBy({ ...asked, ...change }, listen);
    expect(new Set(texts).size).toBe(changes.length);
  });
});

describe('an answer of a tax provider', () => {
  const asked = { lines: [item('a', 1000n)], shippingMinor: 500n };
  const goods = (minor: bigint, more: Partial<ProviderTax> = {}): ProviderTax => ({
    name: 'T',
    ratePpm: 0n,
    on: 'goods',
    byLine: { a: minor },
    amountMinor: minor,
    ...more,
  });

  it.each<[string, ProviderTax[], boolean]>([
    ['of the goods', [goods(80n)], true],
    ['of nothing', [], true],
    ['of goods and shipping', said, true],
    ['below nothing', [goods(-1n)], false],
    ['above the line', [goods(600n), goods(401n)], false],
    ['of another line', [goods(1n, { byLine: { b: 1n } })], false],
    ['that does not add up', [goods(80n, { amountMinor: 81n })], false],
    ['above the shipping', [{ ...goods(501n), on: 'shipping', byLine: {} }], false],
    ['by a rate below nothing', [goods(1n, { ratePpm: -1n })], false],
  ])('%s can be taken: case %#', (_name, amounts, sound) => {
    expect(isSound(amounts, asked)).toBe(sound);
  });
});
