import { createHash } from 'node:crypto';
import { keepCartsToBrowser } from '@veranda/db/cart/writer';
import type { CommerceDeps } from '../deps.ts';
import type { Call } from '@veranda/server/platform/http/route';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { cartTokenHash, expressTokenHash, guestCartTtlSeconds } from './cart-cookie.ts';

type BrowserCall = Pick<Call<never>, 'request' | 'reply'>;

/**
 * Keeps the guest's carts of a call to the browser that it comes from, before anything of a person is written
 * into them: from then on the token of a cart alone shows nothing of it, on whichever browser it lies
 * (decision 0123). Carts of members are their own already, and an order that the owner composed is whoever's
 * who has its link.
 */
export async function keepToBrowser(
  deps: Pick<CommerceDeps, 'db' | 'random'>,
  { site, call }: { readonly site: SiteEntry; readonly call: BrowserCall },
  fresh: Uint8Array | null = null,
): Promise<void> {
  const hashes = [cartTokenHash(call), expressTokenHash(call), fresh].filter((hash) => hash !== null);
  if (hashes.length === 0) return;
  const key = browserKeyIn(call) ?? freshKey(deps);
  const of = { tokenHashes: hashes, browserHash: hashOf(key) };
  const isKept = await deps.db.forSite(site.id, (tx) => keepCartsToBrowser(tx, of));
  if (isKept) setKey(call, key);
}

/** Gives the browser its key with its first cart, so that none is lost with an answer that gets lost. */
export function giveBrowserKey(deps: Pick<CommerceDeps, 'random'>, call: BrowserCall): void {
  setKey(call, browserKeyIn(call) ?? freshKey(deps));
}

/** Under what carts of the browser are kept; null for a browser without a key. */
export function browserHashOf(call: Pick<BrowserCall, 'request'>): Uint8Array | null {
  const key = browserKeyIn(call);
  return key === null ? null : hashOf(key);
}

function setKey(call: Pick<BrowserCall, 'reply'>, key: string): void {
  call.reply.setCookie('cart_key', key, guestCartTtlSeconds);
}

function freshKey({ random }: Pick<CommerceDeps, 'random'>): string {
  return Buffer.from(random(24)).toString('base64url');
}

function browserKeyIn({ request }: Pick<BrowserCall, 'request'>): string | null {
  const key = request.cookies.cart_key ?? '';
  return /^[\w-]{32}$/.test(key) ? key : null;
}

function hashOf(key: string): Uint8Array {
  return createHash('sha256').update(key).digest();
}
