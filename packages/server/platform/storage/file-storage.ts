/** The file store: keys are `<siteId>/<random>/<name>`; nothing outside the site's prefix can be named. */
export interface FileStorage {
  /** Stores bytes under a key; durable when it resolves. Throws on a full or read-only store. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}
