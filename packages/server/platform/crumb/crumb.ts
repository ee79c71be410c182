import { createHmac, type KeyObject, randomFillSync, timingSafeEqual } from 'node:crypto';

/** The key that signs crumbs, newest first: older keys still verify while they are rotated out. */
export interface CrumbKey {
  readonly id: string;
  /** A key object: handing bytes to each HMAC costs five times as much as the HMAC. */
  readonly key: KeyObject;
}

/** Session that a crumb is bound to; `session` is empty for a visitor who has none. */
export interface CrumbBinding {
  readonly host: string;
  readonly siteId: string;
  readonly session: string;
}

/** Milliseconds after which a crumb no longer verifies (24 h). */
export const crumbLifetime = 24 * 60 * 60 * 1000;

const minute = 60_000;

// A crumb is `<32 hex digits>.<key id>.<base64url HMAC>`. The first 8 digits are the minute it was made in,
// the other 24 are random: 96 bits, with the age readable.

/** A fresh crumb for this host, site and session. */
export function issueCrumb(keys: readonly CrumbKey[], binding: CrumbBinding, now: number): string {
  const newest = keys[0];
  if (!newest) throw new Error('no crumb key is set');
  const made = Math.floor(now / minute)
    .toString(16)
    .padStart(8, '0');
  const value = made + randomDigits();
  return `${value}.${newest.id}.${sign(newest.key, binding, value)}`;
}

/** True when the crumb was issued by us for exactly this binding, at most 24 h before `now`. */
export function verifyCrumb(
  { keys, now }: { readonly keys: readonly CrumbKey[]; readonly now: number },
  binding: CrumbBinding,
  crumb: string,
): boolean {
  const [value = '', keyId = '', signature = ''] = crumb.split('.');
  if (!/^[0-9a-f]{32}$/.test(value)) return false;
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key || !sameText(signature, sign(key.key, binding, value))) return false;
  const age = now - Number.parseInt(value.slice(0, 8), 16) * minute;
  return age > -minute && age < crumbLifetime;
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

// Every page that is answered carries a crumb, so that randomness is drawn for 512 of them at once.
const randomSize = 12;
const pool = Buffer.alloc(512 * randomSize);
let drawn = pool.length;

function randomDigits(): string {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += randomSize;
  return pool.toString('hex', drawn - randomSize, drawn);
}

function sign(key: KeyObject, binding: CrumbBinding, value: string): string {
  return createHmac('sha256', key)
    .update(`${binding.host}|${binding.siteId}|${binding.session}|${value}`)
    .digest('base64url');
}
