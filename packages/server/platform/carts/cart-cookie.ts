import { createHash } from 'node:crypto';
import type { Call } from '../http/route.ts';

/** Name of the cart's own cookie, and of the readable one that says only that there is a cart. */
export const cartCookie = 'CART';
export const cartHint = 'hasCart';

const guestLife = 30 * 24 * 60 * 60;

type CookieCall = Pick<Call<never>, 'request' | 'reply'>;

/** The hash of the token that the visitor brought; null for none or a malformed one. */
export function cartTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  const token = call.request.cookies[cartCookie] ?? '';
  return /^[\w-]{32}$/.test(token) ? hashOf(token) : null;
}

/** A fresh token with its hash; the token goes into the cookie and is kept nowhere else. */
export function freshCartToken(random: (bytes: number) => Uint8Array): { token: string; hash: Uint8Array } {
  const token = Buffer.from(random(24)).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Gives the visitor the cart for 30 days (decisions, numbers). */
export function setCartCookies(call: Pick<CookieCall, 'reply'>, token: string): void {
  call.reply.setCookie(cartCookie, token, { httpOnly: true, maxAge: guestLife });
  call.reply.setCookie(cartHint, '1', { httpOnly: false, maxAge: guestLife });
}

/**
 * Tells the pages that there is no cart any more. The token stays: a completion that is repeated is known by it, and a
 * finished cart is never revived.
 */
export function clearCartHint(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie(cartHint);
}

/** Takes the cart from the visitor: it stays with the site user who has signed out. */
export function dropCartCookies(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie(cartCookie);
  call.reply.clearCookie(cartHint);
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
