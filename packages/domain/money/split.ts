/**
 * Splits an amount over weights by largest remainder: the parts sum to the amount exactly, each is within one
 * minor unit of its exact share, and of equal remainders the earlier part gets the unit. 10.00 over 33.33 /
 * 33.33 / 33.34 is 3.33 / 3.33 / 3.34. A negative amount is split like its opposite.
 * @throws RangeError for a negative weight, or when all weights are zero and the amount is not
 */
export function splitByLargestRemainder(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (amount < 0n) return splitByLargestRemainder(-amount, weights).map((part) => -part);
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a weight must not be negative');
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) {
    if (amount !== 0n) throw new RangeError('nothing to split the amount over');
    return weights.map(() => 0n);
  }
  const parts = weights.map((weight) => (amount * weight) / total);
  const rest = amount - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, Number(rest))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}
