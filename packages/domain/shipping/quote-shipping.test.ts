import { describe, expect, it } from 'vitest';
import type { PricedLine } from '../line-items/priced-line.ts';
import type { CachedQuotes } from '../quotes/cached-quotes.ts';
import { noQuotes } from '../quotes/cached-quotes.ts';
import { quoteShipping } from './quote-shipping.ts';
import type { ShippingCost, ShippingMethod } from './shipping-method.ts';

/** `2×mug`, `1×sofa@large`: quantity, product, profile; 100 g a unit. */
function lines(notation: string): PricedLine[] {
  return notation.split(', ').map((text, index) => {
    const [, quantity = '', productId = '', profileId = ''] = /^(\d+)×(\w+)(?:@(\w+))?$/.exec(text) ?? [];
    const line = { key: `k${index}`, productId, profileId, categoryIds: [], kind: 'physical' } as const;
    return { ...line, unitMinor: 1000n, quantity: Number(quantity), weightGrams: 100 };
  });
}

function method(
  name: string,
  cost: ShippingCost | number,
  more: Partial<ShippingMethod> = {},
): ShippingMethod {
  const flat = { kind: 'flat', perOrderMinor: BigInt(Number(cost) || 0), perItemMinor: 0n } as const;
  return {
    id: name,
    name,
    areas: [],
    restOfWorld: false,
    freeFromMinor: null,
    cost: typeof cost === 'number' ? flat : cost,
    ...more,
  };
}

const albany = { country: 'US', region: 'NY', postalCode: '12207' };
const large = { profileId: 'large' };

function quote(notation: string, methods: readonly ShippingMethod[], more: object = {}) {
  const shipment = { lines: lines(notation), destination: albany, itemsMinor: 5000n, quotes: noQuotes };
  return quoteShipping(methods, { ...shipment, ...more });
}

const options = (notation: string, methods: readonly ShippingMethod[]) =>
  quote(notation, methods).quotes.map((one) => [one.method.id, Number(one.costMinor)]);

describe('fulfilment profiles', () => {
  const post = method('Post', 500);
  const express = method('Express', 1500);
  const truck = method('Truck', 4000, large);
  const slowTruck = method('Slow truck', 3000, large);

  it('ship their goods by their own methods', () => {
    expect(options('1×mug', [post, express, truck])).toEqual([
      ['Post', 500],
      ['Express', 1500],
    ]);
    expect(options('1×sofa@large', [post, truck])).toEqual([['Truck', 4000]]);
  });

  it('add up in one cart, with the cheapest method of a profile that lacks the chosen name', () => {
    expect(options('1×mug, 1×sofa@large', [post, express, truck, slowTruck])).toEqual([
      ['Post', 500 + 3000],
      ['Express', 1500 + 3000],
      ['Truck', 500 + 4000],
      ['Slow truck', 500 + 3000],
    ]);
  });

  it('ways of one name are one way, whatever the case', () => {
    const heavyPost = method('heavy', 2000, { ...large, name: 'POST ' });
    const [only, ...rest] = quote('1×mug, 1×sofa@large', [post, heavyPost]).quotes;
    expect([only?.method.id, only?.costMinor, rest]).toEqual(['Post', 2500n, []]);
    expect(only?.parts.map((part) => Number(part.costMinor))).toEqual([500, 2000]);
  });

  it('a profile that nothing goes by leaves nothing for the cart', () => {
    expect(options('1×mug, 1×sofa@large', [post])).toEqual([]);
  });

  it('take a pick-up for all lines or for none', () => {
    const pickup = method('Pick-up', { kind: 'pickup' });
    expect(options('1×mug, 1×sofa@large', [post, pickup, truck])).toEqual([
      ['Post', 4500],
      ['Truck', 4500],
    ]);
    const both = [post, pickup, truck, method('pickup2', { kind: 'pickup' }, { ...large, name: 'Pick-up' })];
    expect(options('1×mug, 1×sofa@large', both)).toContainEqual(['Pick-up', 0]);
  });
});

describe('local delivery', () => {
  it('is offered by postal code and range', () => {
    const postalRanges = [
      { from: '12200', to: '12299' },
      { from: '10001', to: '10001' },
    ];
    const local = method(
      'Bike',
      { kind: 'local', feeMinor: 300n },
      { areas: [{ country: 'US', region: '', postalRanges }] },
    );
    const reached = (postalCode: string) =>
      quote('1×mug', [local], { destination: { ...albany, postalCode } }).quotes.length === 1;
    expect(['12207', '12300', '10001', '10002', '12207-1234'].map(reached)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('rates of carriers', () => {
  const carrier = (fallbackMinor: bigint | null) => method('ups', { kind: 'carrier', fallbackMinor });
  const said = (services: CachedQuotes['carriers'][string]['services']) => ({
    quotes: { ...noQuotes, carriers: { ups: { key: 'US|NY|12207|200|2|2x100x0x0x0', services } } },
  });
  const two = [
    { id: 'ground', name: 'Ground', costMinor: 700n },
    { id: 'air', name: 'Air', costMinor: 1900n },
  ];

  it('are asked for by weight, units and place, and not while the place is not known', () => {
    const items = [{ quantity: 2, grams: 100, lengthMm: 0, widthMm: 0, heightMm: 0 }];
    const asked = { key: 'US|NY|12207|200|2|2x100x0x0x0', items };
    const { quotes, unasked } = quote('2×mug', [carrier(null)]);
    expect([quotes, unasked]).toEqual([
      [],
      [{ ...asked, methodId: 'ups', grams: 200, units: 2, destination: albany }],
    ]);
    expect(quote('2×mug', [carrier(null)], { destination: null })).toMatchObject({ quotes: [], unasked: [] });
  });

  it('that were said are options, each a service with its price', () => {
    const { quotes, unasked } = quote('2×mug', [carrier(null)], said(two));
    expect(quotes.map((one) => [one.method.id, one.method.name, one.costMinor])).toEqual([
      ['ups:ground', 'Ground', 700n],
      ['ups:air', 'Air', 1900n],
    ]);
    expect(unasked).toEqual([]);
  });

  it('hold for no other cart: another weight is asked for again', () => {
    expect(quote('3×mug', [carrier(null)], said(two))).toMatchObject({
      quotes: [],
      unasked: [{ grams: 300 }],
    });
  });

  it('are asked for with the size of each item, and again for another size', () => {
    const [mug] = lines('2×mug');
    const size = { lengthMm: 120, widthMm: 90, heightMm: 100 };
    expect(quote('', [carrier(null)], { ...said(two), lines: [{ ...mug, size }] })).toMatchObject({
      quotes: [],
      unasked: [{ items: [{ quantity: 2, grams: 100, ...size }] }],
    });
  });

  it('fall back to the price of the shop while the carrier is away, or are none', () => {
    const withPrice = quote('2×mug', [carrier(900n)], said(null));
    expect(withPrice.quotes.map((one) => [one.method.id, one.costMinor])).toEqual([['ups', 900n]]);
    expect(withPrice.isCarrierAway).toBe(false);
    expect(quote('2×mug', [carrier(null)], said(null))).toMatchObject({ quotes: [], isCarrierAway: true });
  });

  it('that does not go there is no option, and not away', () => {
    expect(quote('2×mug', [carrier(900n)], said([]))).toMatchObject({ quotes: [], isCarrierAway: false });
  });

  it('are free from the amount that the shop names', () => {
    const free = { ...carrier(null), freeFromMinor: 5000n };
    expect(quote('2×mug', [free], said(two)).quotes.map((one) => one.costMinor)).toEqual([0n, 0n]);
  });
});
