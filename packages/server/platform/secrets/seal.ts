import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';

/** A key that seals secrets at rest, newest first: older ones still open what they have sealed. 32 bytes. */
export interface SealKey {
  readonly id: string;
  readonly key: KeyObject;
}

// Sealed: one byte with the length of the key's id, the id, 12 bytes of nonce, 16 of tag, then AES-256-GCM.
// `place` says what is sealed and for which site; it is not kept, but nothing opens at another place.

/** Seals a secret, so that it opens with these keys and at this place only. */
export function seal(
  given: { readonly keys: readonly SealKey[]; readonly random: (bytes: number) => Uint8Array },
  place: string,
  secret: string,
): Buffer {
  const newest = given.keys[0];
  if (!newest) throw new Error('no key to seal with is set');
  const nonce = given.random(12);
  const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const id = Buffer.from(newest.id);
  return Buffer.concat([Buffer.from([id.length]), id, nonce, cipher.getAuthTag(), body]);
}

/**
 * Opens what was sealed. @throws when its key is gone, when it was changed, or when it was sealed for another
 * place
 */
export function unseal(keys: readonly SealKey[], place: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const idEnd = 1 + (bytes[0] ?? 0);
  const id = bytes.subarray(1, idEnd).toString();
  const key = keys.find((one) => one.id === id);
  if (!key) throw new Error('the key that a secret was sealed with is gone');
  const [nonce, tag] = [bytes.subarray(idEnd, idEnd + 12), bytes.subarray(idEnd + 12, idEnd + 28)];
  const opener = createDecipheriv('aes-256-gcm', key.key, nonce, { authTagLength: 16 });
  opener.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([opener.update(bytes.subarray(idEnd + 28)), opener.final()]).toString('utf8');
}
