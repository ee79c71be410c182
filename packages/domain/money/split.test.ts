import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByLargestRemainder } from './split.ts';

const amount = fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n });
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })
  .filter((list) => list.some((weight) => weight > 0n));

describe('a split by largest remainder', () => {
  it('gives 10.00 over 33.33 / 33.33 / 33.34 as 3.33 / 3.33 / 3.34', () => {
    expect(splitByLargestRemainder(1000n, [3333n, 3333n, 3334n])).toEqual([333n, 333n, 334n]);
  });

  it('gives ties to the earlier line: 2.30 over 4 × 2.50 is 0.58, 0.58, 0.57, 0.57', () => {
    expect(splitByLargestRemainder(230n, [250n, 250n, 250n, 250n])).toEqual([58n, 58n, 57n, 57n]);
  });

  it('sums to the amount', () => {
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        return splitByLargestRemainder(total, list).reduce((sum, part) => sum + part, 0n) === total;
      }),
    );
  });

  it('stays within one unit of each exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        const sum = list.reduce((all, weight) => all + weight, 0n);
        return splitByLargestRemainder(total, list).every((part, index) => {
          const error = part * sum - total * (list[index] ?? 0n);
          return (error < 0n ? -error : error) < sum;
        });
      }),
    );
  });

  it('refuses to split something over nothing', () => {
    expect(() => splitByLargestRemainder(1n, [0n, 0n])).toThrow(RangeError);
    expect(splitByLargestRemainder(0n, [0n, 0n])).toEqual([0n, 0n]);
    expect(() => splitByLargestRemainder(1n, [1n, -1n])).toThrow(RangeError);
  });
});
