import { createHash, createHmac, type KeyObject } from 'node:crypto';
import type { CommerceDeps } from '../deps.ts';

// The token of an invoice's link is derived from the draft and the count of its sendings, so that it is kept
// nowhere in clear; the cart keeps its hash, and only the hash decides what a token opens.

type KeyDeps = Pick<CommerceDeps, 'settings'>;

/** A sending of a draft. */
interface DraftSending {
  readonly draftId: string;
  readonly sends: number;
}

/** The token of a sending that is being written. */
export function newestDraftToken(deps: KeyDeps, sending: DraftSending): string {
  const newest = deps.settings.crumbKeys[0];
  if (!newest) throw new Error('no crumb key is set');
  return derive(newest.key, sending);
}

/**
 * The token of a sending by the hash that its cart keeps; null when the server's key of that time is no
 * longer there.
 */
export function draftToken(deps: KeyDeps, sending: DraftSending, hash: Uint8Array): string | null {
  const tokens = deps.settings.crumbKeys.map(({ key }) => derive(key, sending));
  return tokens.find((token) => Buffer.from(hash).equals(draftTokenHash(token))) ?? null;
}

/** The hash of a token: of the form that the cart's cookies are kept in. */
export function draftTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Path of an invoice, where it is seen and paid. */
export function invoicePath(token: string): string {
  return `/checkout/invoice/${token}`;
}

function derive(key: KeyObject, { draftId, sends }: DraftSending): string {
  return createHmac('sha256', key).update(`draft|${draftId}|${sends}`).digest('base64url').slice(0, 32);
}
