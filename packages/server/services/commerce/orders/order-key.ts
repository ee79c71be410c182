import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRecord } from '@veranda/db/orders/reader';
import { updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CrumbKey } from '@veranda/server/platform/crumb/crumb';
import type { CommerceDeps } from '../deps.ts';

// The key of an order lets its buyer see it without a login. It is derived from the order's id, so that it is
// kept nowhere in clear; the order keeps its hash, and only the hash decides who may look.

type KeyDeps = Pick<CommerceDeps, 'settings'>;
type Keyed = Pick<OrderRecord, 'id' | 'siteId' | 'authHash'>;

/** The hash of the key of a new order. */
export function newOrderKeyHash(deps: KeyDeps, orderId: string): Uint8Array {
  return hashOf(newestOrderKey(deps, orderId));
}

/** The key of an order that is being written. */
export function newestOrderKey(deps: KeyDeps, orderId: string): string {
  return derive(newestKey(deps), orderId);
}

/** Path on which the buyer sees the status of an order (page type 211). */
export function orderStatusPath(orderId: string, key: string): string {
  return `/order-status?token=${orderId}.${key}`;
}

/** The order and the key that a token of such a page names; empty where it is none. */
export function readStatusToken(token: string): { readonly orderId: string; readonly key: string } {
  const at = token.indexOf('.');
  return { orderId: token.slice(0, Math.max(at, 0)), key: token.slice(at + 1) };
}

/** True when a key opens the order. */
export function opensOrder(order: Pick<OrderRecord, 'authHash'>, key: string): boolean {
  const [given, kept] = [hashOf(key), Buffer.from(order.authHash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/**
 * The key of an order, for its links. When the server's key that it was derived from is no longer there, the
 * order gets another one: links that were sent before then end.
 */
export async function orderKey(deps: KeyDeps, tx: SiteTransaction, order: Keyed): Promise<string> {
  const known = knownOrderKey(deps, order);
  if (known) return known;
  const key = derive(newestKey(deps), order.id);
  await updateOrder(tx, order.id, { authHash: hashOf(key) });
  return key;
}

/** The key of an order where it needs no other one. */
export function knownOrderKey(deps: KeyDeps, order: Keyed): string | undefined {
  return deps.settings.crumbKeys.map((key) => derive(key, order.id)).find((key) => opensOrder(order, key));
}

function newestKey(deps: KeyDeps): CrumbKey {
  const newest = deps.settings.crumbKeys[0];
  if (!newest) throw new Error('no crumb key is set');
  return newest;
}

function derive(from: CrumbKey, orderId: string): string {
  return createHmac('sha256', from.key).update(`order|${orderId}`).digest('base64url').slice(0, 32);
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
