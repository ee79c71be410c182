import type { BoundFormatter } from '../registry.ts';

/** True for a formatter that depends on its value only. */
export function isPlainPure(bound: BoundFormatter): boolean {
  return bound.pure === true && !bound.refs && !bound.scoped;
}

/** Inputs that a formatter remembers at most, and how long (characters) a remembered text may be. */
const maxEntries = 256;
const maxCachedLength = 512;

const made = new WeakMap<BoundFormatter, (value: unknown) => unknown>();

/**
 * A pure formatter that remembers what it made of short texts and numbers. Dates, slugs and cut texts are
 * asked for repeatedly; the memory is bounded and belongs to one place in one template.
 */
export function memoize(bound: BoundFormatter): (value: unknown) => unknown {
  const known = made.get(bound);
  if (known) return known;
  const run = bound.run as unknown as (value: unknown) => unknown;
  if (bound.cheap) return run;
  const cache = new Map<unknown, unknown>();
  const fresh = (value: unknown): unknown => {
    const isShort = typeof value === 'string' ? value.length <= maxCachedLength : typeof value === 'number';
    if (!isShort) return run(value);
    const before = cache.get(value);
    if (before !== undefined) return before;
    const result = run(value);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(value, result);
    return result;
  };
  made.set(bound, fresh);
  return fresh;
}
