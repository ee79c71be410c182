import { createHmac } from 'node:crypto';

// A code has 80 random bits, so that its hash needs no salt of its own; the site keeps equal codes of two
// shops apart.

/** The hash by which a code is kept and found. */
export function codeHash(siteId: string, code: string): Uint8Array {
  return createHmac('sha256', siteId).update(code).digest();
}
