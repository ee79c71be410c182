import { createHash } from 'node:crypto';
import type { Call } from '@veranda/server/platform/http/route';

/** Seconds for which a guest's cart is kept in the browser. */
export const guestCartTtlSeconds = 30 * 24 * 60 * 60;
const buyNowCartTtlSeconds = 24 * 60 * 60;

type CookieCall = Pick<Call<never>, 'request' | 'reply'>;

/** The hash of the token that the visitor brought; null for none or a malformed one. */
export function cartTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn(call.request.cookies.CART);
}

/** The hash of the purchase that is alone; null when the visitor is about none. */
export function expressTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn(call.request.cookies.CHECKOUT);
}

/** Cart paid at the checkout: the purchase that is alone, else the cart. */
export function checkoutTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return expressTokenHash(call) ?? cartTokenHash(call);
}

/** Hash of the token in the browser, whoever its cart belongs to: for signing in only. */
export function broughtTokenHash({ request }: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn(request.sentCookies.CART);
}

function hashIn(token = ''): Uint8Array | null {
  return /^[\w-]{32}$/.test(token) ? hashOfToken(token) : null;
}

/** Gives the visitor a purchase that is alone; their cart stays as it is. */
export function setExpressCookie(call: Pick<CookieCall, 'reply'>, token: string): void {
  call.reply.setCookie('CHECKOUT', token, buyNowCartTtlSeconds);
}

/** Leaves a purchase that is alone: the checkout is that of the cart again. */
export function clearExpressCookie(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie('CHECKOUT');
}

/** A fresh token with its hash; the token goes into the cookie and is kept nowhere else. */
export function freshCartToken(random: (bytes: number) => Uint8Array): { token: string; hash: Uint8Array } {
  const token = Buffer.from(random(24)).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** Gives the visitor the cart for 30 days (decisions §numbers). */
export function setCartCookies(call: Pick<CookieCall, 'reply'>, token: string): void {
  call.reply.setCookie('CART', token, guestCartTtlSeconds);
  call.reply.setCookie('hasCart', '1', guestCartTtlSeconds);
}

/**
 * Tells the pages that there is no cart any more. The token stays: a completion that is repeated is known by
 * it, and a finished cart is never revived. After a purchase that was alone there is still the cart.
 */
export function clearCartHint(call: CookieCall): void {
  if (expressTokenHash(call) === null) call.reply.clearCookie('hasCart');
  else clearExpressCookie(call);
}

/** Takes the cart from the visitor: it stays with the site user who has signed out. */
export function dropCartCookies(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie('CART');
  call.reply.clearCookie('hasCart');
}

/** Under what the cart of a token is kept. */
export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
