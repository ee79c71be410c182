/** A map that holds `maxSize` entries at most: the least recently used one leaves for a new one. */
interface LruMap<K, V> {
  /** The value of a key, which counts as a use. */
  get(key: K): V | undefined;
  /** The same without counting as a use. */
  peek(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
}

/** Makes an empty map. */
export function createLruMap<K, V extends NonNullable<unknown>>(maxSize: number): LruMap<K, V> {
  // A map keeps the order of insertion: what is used is inserted again, so the first is the least recently used.
  const entries = new Map<K, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    peek: (key) => entries.get(key),
    delete: (key) => void entries.delete(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= maxSize) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        return;
      }
    },
  };
}
