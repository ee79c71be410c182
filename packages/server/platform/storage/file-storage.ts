import type { Readable } from 'node:stream';

/** The file store: keys are `<siteId>/<random>/<name>`; nothing outside the site's prefix can be named. */
export interface FileStorage {
  /** Stores bytes under a key; durable when it resolves. Throws on a full or read-only store. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what is too large for memory. */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * The bytes from `start`, counted from 0, as a stream, with the number of all; null when there are none, or none
   * from there on.
   */
  open(key: string, start?: number): Promise<{ readonly stream: Readable; readonly size: number } | null>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}
