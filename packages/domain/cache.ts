/** Values kept by key; beyond its capacity one goes that was not used since those before it went. */
export interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  readonly size: number;
}

/** Default number of values in a cache (storefront §9). */
const defaultCapacity = 100;

/**
 * A map in the order of insertion with a second chance for what was used since (the clock algorithm): a read
 * moves nothing, which costs three times as much as finding the value.
 */
export function createCache<K, V>(capacity = defaultCapacity): Cache<K, V> {
  const kept = new Map<K, { value: V; isUsed: boolean }>();
  // One iterator for good: what it has passed is gone or is at the end again, and a new one would first have
  // to pass all places that were left empty.
  const oldest = kept.entries();

  function evictOne(): void {
    for (let next = oldest.next(); !next.done; next = oldest.next()) {
      const [key, entry] = next.value;
      kept.delete(key);
      if (!entry.isUsed) return;
      entry.isUsed = false;
      kept.set(key, entry);
    }
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      entry.isUsed = true;
      return entry.value;
    },
    set(key, value) {
      const entry = kept.get(key);
      if (entry !== undefined) {
        entry.value = value;
        entry.isUsed = true;
        return;
      }
      if (kept.size >= capacity) evictOne();
      kept.set(key, { value, isUsed: false });
    },
    get size() {
      return kept.size;
    },
  };
}
