const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Longest key that is made before a list gets fresh ones; the document allows 64 characters. */
const maxLength = 48;

/**
 * A fractional key strictly between two others, compared by code unit; null stands for the start or the end of the
 * list. Answers null where there is none, or only a long one: then the list needs fresh keys.
 */
export function keyBetween(before: string | null, after: string | null): string | null {
  if (before !== null && after !== null && before >= after) return null;
  let key = '';
  let isBounded = after !== null;
  for (let at = 0; at < maxLength; at += 1) {
    const low = digits.indexOf(before?.[at] ?? '0');
    const high = isBounded ? digits.indexOf(after?.[at] ?? '0') : digits.length;
    if (high - low > 1) return key + (digits[Math.floor((low + high) / 2)] ?? '');
    key += digits[low] ?? '';
    // Below the bound by this digit already, whatever follows.
    if (high > low) isBounded = false;
  }
  return null;
}

/** Keys of a fresh list in their order: `a0`, `a1` … `az`, `b0` …; at most 1,612. */
export function freshKeys(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = digits[36 + Math.floor(index / digits.length)] ?? 'z';
    return `${first}${digits[index % digits.length] ?? ''}`;
  });
}

interface Positioned {
  readonly id: string;
  readonly position: string;
}

/**
 * The keys that change when a list is to have this order: only those that stand out of it where they can be told, all
 * of them where there is no room between two.
 */
export function keysInOrder(
  list: readonly Positioned[],
  moved: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  let last: string | null = null;
  for (const [index, each] of list.entries()) {
    const next = list.slice(index + 1).find(({ id }) => !moved.has(id))?.position ?? null;
    const key: string | null = moved.has(each.id) ? keyBetween(last, next) : each.position;
    if (key === null || (last !== null && key <= last)) return allFresh(list);
    if (key !== each.position) keys.set(each.id, key);
    last = key;
  }
  return keys;
}

function allFresh(list: readonly Positioned[]): ReadonlyMap<string, string> {
  const keys = freshKeys(list.length);
  return new Map(list.map(({ id }, index) => [id, keys[index] ?? 'z0']));
}
