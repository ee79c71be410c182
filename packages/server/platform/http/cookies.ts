import type { IncomingMessage } from 'node:http';
import { type CookieName, type Cookies, cookieLine, cookiesIn } from '@veranda/contracts/cookies';
import type { PlatformDeps } from '../deps.ts';
import { isOddText } from './odd-input.ts';

type CookieDeps = Pick<PlatformDeps, 'settings'>;

const read = new WeakMap<IncomingMessage, Cookies>();

/** Our cookies of a request, by their names in the table of `contracts/cookies.ts`. */
export function cookiesOf({ settings }: CookieDeps, request: IncomingMessage): Cookies {
  const known = read.get(request);
  if (known) return known;
  const brought = Object.entries(cookiesIn(request.headers.cookie, settings.scheme === 'https'));
  // None of ours has such a value, and no database keeps it.
  const found: Cookies = Object.fromEntries(brought.filter(([, value]) => !isOddText(value)));
  read.set(request, found);
  return found;
}

/**
 * The `Set-Cookie` line of one of our cookies; with no `maxAge` (seconds) it lives as long as the browser.
 */
export function setCookieLine(
  { settings }: CookieDeps,
  name: CookieName,
  { value, maxAge }: { readonly value: string; readonly maxAge?: number | undefined },
): string {
  const lasts = maxAge === undefined ? {} : { maxAge };
  return cookieLine(name, value, { secure: settings.scheme === 'https', ...lasts });
}

/** The line that takes a cookie back. */
export function clearCookieLine(deps: CookieDeps, name: CookieName): string {
  return setCookieLine(deps, name, { value: '', maxAge: 0 });
}
