import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergeLine, mergeLines } from './merge-carts.ts';

/** `2×shirt 1×mug/engraved` as lines. */
function lines(text: string): MergeLine[] {
  return text.split(' ').flatMap((word) => {
    const found = /^(\d+)×(\w+)(?:\/(\w+))?$/.exec(word);
    return found
      ? [{ quantity: Number(found[1]), variantId: found[2] ?? '', fieldsKey: found[3] ?? '' }]
      : [];
  });
}

function written(result: readonly MergeLine[]): string {
  return result
    .map((line) => `${line.quantity}×${line.variantId}${line.fieldsKey ? `/${line.fieldsKey}` : ''}`)
    .join(' ');
}

describe('carts that are merged at login', () => {
  it.each([
    ['2×shirt', '1×shirt', { shirt: null }, '3×shirt'],
    ['', '1×shirt 2×mug', { shirt: null, mug: null }, '1×shirt 2×mug'],
    ['2×shirt', '', { shirt: null }, ''],
    ['9000×shirt', '2000×shirt', { shirt: null }, '9999×shirt'],
    ['2×shirt', '5×shirt', { shirt: 4 }, '4×shirt'],
    ['5×shirt', '1×shirt', { shirt: 4 }, ''],
    ['2×shirt', '2×shirt/red', { shirt: 3 }, '1×shirt/red'],
    ['2×shirt/red', '1×shirt/blue', { shirt: null }, '1×shirt/blue'],
    ['1×mug', '3×gone', { mug: null }, ''],
  ])('%s and %s with %o become %s', (atHand, older, stock, expected) => {
    const available = new Map(Object.entries(stock));
    expect(written(mergeLines(lines(atHand), lines(older), available))).toBe(expected);
  });

  it('never holds more of a variant than its stock, unless the cart at hand did already', () => {
    const line: fc.Arbitrary<MergeLine> = fc.record({
      variantId: fc.constantFrom('a', 'b'),
      fieldsKey: fc.constantFrom('', 'x', 'y'),
      quantity: fc.integer({ min: 1, max: 9999 }),
    });
    const own = (line: MergeLine) => `${line.variantId}|${line.fieldsKey}`;
    const cart = fc.uniqueArray(line, { selector: own });
    fc.assert(
      fc.property(cart, cart, fc.nat(12_000), (atHand, older, stock) => {
        const available = new Map([
          ['a', stock],
          ['b', null],
        ]);
        const after = new Map(atHand.map((one) => [own(one), one]));
        for (const mergeLine of mergeLines(atHand, older, available)) after.set(own(mergeLine), mergeLine);
        const sum = (all: Iterable<MergeLine>) =>
          [...all].filter((one) => one.variantId === 'a').reduce((total, one) => total + one.quantity, 0);
        expect(sum(after.values())).toBeLessThanOrEqual(Math.max(stock, sum(atHand)));
        for (const one of atHand) expect(after.get(own(one))?.quantity).toBeGreaterThanOrEqual(one.quantity);
      }),
    );
  });
});
