import { type CookieName, cookiesIn } from '@veranda/contracts/cookies';

/** The value of a readable cookie of ours; empty without one. Over https only one with the prefix counts. */
export function readCookie(name: CookieName): string {
  return cookiesIn(document.cookie, window.location.protocol === 'https:')[name] ?? '';
}
