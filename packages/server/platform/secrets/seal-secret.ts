import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { CrumbKey } from '../crumb/crumb.ts';
import type { PlatformDeps } from '../deps.ts';

type KeyDeps = Pick<PlatformDeps, 'settings'>;

// A sealed secret is `<length of the key id: 1 byte><key id><12 bytes nonce><16 bytes tag><AES-256-GCM>`. The
// site is authenticated with it: a row that is copied to another site does not open there.

/** Encrypts what gives access to an account elsewhere, for the database. */
export function sealSecret(deps: KeyDeps, siteId: string, secret: string): Uint8Array {
  const key = deps.settings.crumbKeys[0];
  if (!key) throw new Error('no key of the server is set');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derived(key), nonce);
  cipher.setAAD(Buffer.from(siteId));
  const closed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const id = Buffer.from(key.id);
  return Buffer.concat([Buffer.from([id.length]), id, nonce, cipher.getAuthTag(), closed]);
}

/**
 * The secret, or null when the key that it was sealed with is no longer there: the account is connected again
 * then.
 */
export function openSecret(deps: KeyDeps, siteId: string, sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed);
  const start = 1 + (bytes[0] ?? 0);
  const id = bytes.subarray(1, start).toString();
  const key = deps.settings.crumbKeys.find((crumbKey) => crumbKey.id === id);
  if (!key) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', derived(key), bytes.subarray(start, start + 12));
    decipher.setAAD(Buffer.from(siteId));
    decipher.setAuthTag(bytes.subarray(start + 12, start + 28));
    return Buffer.concat([decipher.update(bytes.subarray(start + 28)), decipher.final()]).toString();
  } catch {
    return null;
  }
}

function derived({ key }: CrumbKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'connected-account', 32));
}
