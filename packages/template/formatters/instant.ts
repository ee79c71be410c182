/** The largest distance from 1970 that a date can have, in milliseconds. */
const furthest = 8.64e15;

/** Epoch milliseconds of a number or its digits; undefined for all else. */
export function instantOf(value: unknown): number | undefined {
  const time =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*-?\d{1,17}(?:\.\d{1,9})?\s*$/.test(value)
        ? Number(value)
        : Number.NaN;
  return Math.abs(time) <= furthest ? Math.trunc(time) : undefined;
}
