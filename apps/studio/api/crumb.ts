import { cookiesIn } from '@veranda/contracts/cookies';

/** The crumb of the studio's cookie, sent back in `X-CSRF-Token`; empty without one. */
export function readCrumb(): string {
  return cookiesIn(document.cookie, window.location.protocol === 'https:').crumb ?? '';
}
