import { asBoolean, asNumber, isObject, text } from '../values.ts';

/** True when two values are of one kind and equal; never coerces (§2.6). Missing is not null (§5.2). */
export function equal(a: unknown, b: unknown): boolean {
  return typeof a === 'object' && a !== null ? sameShape(a, b) : a === b;
}

/**
 * Below zero, zero or above. The right side is read as the kind of the left; what has no order is equal or
 * less (§2.6).
 */
export function compare(a: unknown, b: unknown): number {
  const right = coerced(a, b);
  if (typeof a === 'number' && typeof right === 'number') return a - right;
  if (typeof a === 'string' && typeof right === 'string') return a < right ? -1 : a > right ? 1 : 0;
  if (typeof a === 'boolean' && typeof right === 'boolean') return Number(a) - Number(right);
  return equal(a, b) ? 0 : -1;
}

function coerced(a: unknown, b: unknown): unknown {
  if (typeof a === 'number') return asNumber(b);
  if (typeof a === 'string') return text(b);
  return typeof a === 'boolean' ? asBoolean(b) : b;
}

function sameShape(a: object, b: unknown): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (!isObject(b)) return false;
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, item]) => Object.hasOwn(b, key) && equal(item, b[key]))
  );
}
