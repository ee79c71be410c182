import { createHash } from 'node:crypto';
import { readCookies } from '../http/cookies.ts';
import type { Call } from '../http/route.ts';

/** Name of the cart's own cookie, and of the readable one that says only that there is a cart. */
export const cartCookie = 'CART';
export const cartHint = 'hasCart';

/** Name of the cookie of a purchase that stands alone: a gift card, a subscription, a donation. */
export const expressCookie = 'CHECKOUT';

const guestLife = 30 * 24 * 60 * 60;
const expressLife = 24 * 60 * 60;

type CookieCall = Pick<Call<never>, 'request' | 'reply'>;

/** The hash of the token that the visitor brought; null for none or a malformed one. */
export function cartTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn(call, cartCookie);
}

/** The hash of the purchase that stands alone; null when the visitor is about none. */
export function expressTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn(call, expressCookie);
}

/** What is paid at the checkout: the purchase that stands alone, else the cart. */
export function checkoutTokenHash(call: Pick<CookieCall, 'request'>): Uint8Array | null {
  return expressTokenHash(call) ?? cartTokenHash(call);
}

/** The hash of the token that lies in the browser, whoever its cart belongs to: for signing in only. */
export function broughtTokenHash({ request }: Pick<CookieCall, 'request'>): Uint8Array | null {
  return hashIn({ request: { ...request, cookies: readCookies(request.headers['cookie']) } }, cartCookie);
}

function hashIn({ request }: Pick<CookieCall, 'request'>, name: string): Uint8Array | null {
  const token = request.cookies[name] ?? '';
  return /^[\w-]{32}$/.test(token) ? hashOf(token) : null;
}

/** Gives the visitor a purchase that stands alone; their cart stays as it is. */
export function setExpressCookie(call: Pick<CookieCall, 'reply'>, token: string): void {
  call.reply.setCookie(expressCookie, token, { httpOnly: true, maxAge: expressLife });
}

/** Leaves a purchase that stands alone: the checkout is that of the cart again. */
export function clearExpressCookie(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie(expressCookie);
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
 * finished cart is never revived. After a purchase that stood alone there is still the cart.
 */
export function clearCartHint(call: CookieCall): void {
  if (expressTokenHash(call) === null) call.reply.clearCookie(cartHint);
  else clearExpressCookie(call);
}

/** Takes the cart from the visitor: it stays with the site user who has signed out. */
export function dropCartCookies(call: Pick<CookieCall, 'reply'>): void {
  call.reply.clearCookie(cartCookie);
  call.reply.clearCookie(cartHint);
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
