/** Values kept by key; beyond its capacity the one that was used longest ago is let go. */
export interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  readonly size: number;
}

/** How many values a cache keeps when nothing is said (storefront §9). */
export const defaultCapacity = 100;

export function openCache<K, V>(capacity = defaultCapacity): Cache<K, V> {
  // A Map keeps its order of insertion: what was used last stands at the end.
  const kept = new Map<K, V>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    },
    get size() {
      return kept.size;
    },
  };
}
