import { asBoolean, asNumber, isObject, text } from '../values.ts';

/** Whether two values are equal; the right side takes the type of the left (§2.6). Missing is not null (§5.2). */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a === 'object' && a !== null) return sameShape(a, b);
  return a === coerced(a, b);
}

/** Below zero, zero or above: what has no order compares as less (§2.6). */
export function compare(a: unknown, b: unknown): number {
  const right = coerced(a, b);
  if (typeof a === 'number' && typeof right === 'number') return a - right;
  if (typeof a === 'string' && typeof right === 'string') return a < right ? -1 : a > right ? 1 : 0;
  if (typeof a === 'boolean' && typeof right === 'boolean') return Number(a) - Number(right);
  return equal(a, b) ? 0 : -1;
}

function coerced(a: unknown, b: unknown): unknown {
  if (typeof a === 'number') return typeof b === 'object' ? undefined : asNumber(b);
  if (typeof a === 'string') return text(b);
  return typeof a === 'boolean' ? asBoolean(b) : b;
}

function sameShape(a: object, b: unknown): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isObject(b)) return false;
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, item]) => Object.hasOwn(b, key) && same(item, b[key]))
  );
}

function same(a: unknown, b: unknown): boolean {
  return typeof a === 'object' && a !== null ? sameShape(a, b) : a === b;
}
