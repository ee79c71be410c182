/**
 * Number of typing errors between two words, at most `limit` + 1: a letter too many, too few or another one, and
 * two neighbours in the other order, count one each (the distance of optimal string alignment).
 */
export function countSlips(word: string, other: string, limit: number): number {
  const [letters, others] = [Array.from(word), Array.from(other)];
  if (Math.abs(letters.length - others.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = [0, ...others.map((_, at) => at + 1)];
  for (const [at, letter] of letters.entries()) {
    const row = [at + 1];
    for (const [index, against] of others.entries()) {
      const replaced = (last[index] ?? 0) + (letter === against ? 0 : 1);
      const shifted = Math.min(last[index + 1] ?? 0, row[index] ?? 0) + 1;
      const isSwap = at > 0 && letter === others[index - 1] && letters[at - 1] === against;
      const swapped = isSwap ? (beforeLast[index - 1] ?? 0) + 1 : replaced;
      row.push(Math.min(replaced, shifted, swapped));
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(limit + 1, last.at(-1) ?? 0);
}
