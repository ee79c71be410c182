export type Key = string | number;

const hasOwn = Object.prototype.hasOwnProperty;

/**
 * One step down a path (template language §1.3): a string key reads an own property of an object, an integer
 * key an element of an array. Inherited members, functions and `length` are missing.
 */
export function member(value: unknown, key: Key): unknown {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  return typeof key === 'number' ? element(value, key) : property(value, key);
}

const plainPrototype = Object.prototype;
const prototypeOf = Object.getPrototypeOf as (value: unknown) => unknown;

/** True for an object as JSON makes them: its properties are its own, under names that no object inherits. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && prototypeOf(value) === plainPrototype;
}

/** An own property of an object; missing for arrays. */
function property(value: object, key: string): unknown {
  if (Array.isArray(value)) {
    return undefined;
  }
  const found = (value as Record<string, unknown>)[key];
  return found !== undefined && hasOwn.call(value, key) && typeof found !== 'function' ? found : undefined;
}

function element(value: object, index: number): unknown {
  return Array.isArray(value) && index < value.length ? (value[index] as unknown) : undefined;
}

/** Follows `path` from `value`, beginning at `start`; null or missing midway gives missing. */
export function descend(value: unknown, path: readonly Key[], start: number): unknown {
  let at = value;
  for (let index = start; index < path.length && at !== undefined; index++) {
    at = member(at, path[index] as Key);
  }
  return at;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Missing, null, false, 0, NaN, "", [] and {} are false; all else is true (§1.3). */
export function truthy(value: unknown): boolean {
  if (typeof value !== 'object') {
    return !!value && typeof value !== 'function';
  }
  return value !== null && (Array.isArray(value) ? value.length > 0 : hasMembers(value));
}

function hasMembers(value: object): boolean {
  for (const key in value) {
    if (hasOwn.call(value, key)) {
      return true;
    }
  }
  return false;
}

/**
 * Output of a tag (§1.3 emission, §7.1): an array is its elements with commas; null in it is `null`, and what
 * is nested or missing prints nothing.
 */
export function emitted(value: unknown): string {
  return Array.isArray(value)
    ? value.map((item) => (item === null ? 'null' : text(item))).join(',')
    : text(value);
}

/** A scalar as text; null, missing, arrays and objects are empty. */
export function text(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** A number, or a string that is one from end to end; all else is 0. */
export function asNumber(value: unknown): number {
  if (typeof value === 'number') {
    return value;
  }
  if (typeof value === 'string') {
    return value.length < 400 && NUMBER.test(value) ? Number(value) : 0;
  }
  return value === true ? 1 : 0;
}

/** `true`, the word "true", or a number whose integer part is not zero. */
export function asBoolean(value: unknown): boolean {
  return value === true || value === 'true' || (typeof value === 'number' && Math.trunc(value) !== 0);
}
