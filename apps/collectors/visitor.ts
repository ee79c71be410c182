import { type CookieName, cookieLine, cookiesIn } from '@veranda/contracts/cookies';
import {
  censusCookies,
  conversionCookies,
  readConversion,
  rememberVisit,
} from '@veranda/domain/analytics/conversion-cookie';
import { analyticsCookieLifetime } from '@veranda/domain/analytics/cookie-policy';

const { visitor, visit } = conversionCookies;

/** True when this visitor's browser asks not to be tracked (administration §6, cookie-less). */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True in the browser of somebody who works on the site (decisions §tracking). */
export function isUncounted(): boolean {
  return readCookie('uncounted') === '1';
}

/** The answer to the banner; null before there is one. */
export function readConsent(): boolean | null {
  const answer = readCookie('consent');
  return answer === '' ? null : answer === 'yes';
}

/** Keeps the answer to the banner as long as the cookies that it is about. */
export function keepConsent(agreed: boolean): void {
  writeCookie('consent', agreed ? 'yes' : 'no', analyticsCookieLifetime);
}

/**
 * Keeps the cookies of analytics: the visitor's id for 390 days (administration §9), and those of conversions (storefront
 * §9). @returns the visitor's id
 */
export function keepVisit(): string {
  const cookies = { visitor: readCookie(visitor.name), visit: readCookie(visit.name) };
  const now = Math.floor(Date.now() / 1000);
  const newId = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  const next = rememberVisit(cookies, { now, newId });
  writeCookie(visitor.name, next.visitor, visitor.lasts);
  writeCookie(visit.name, next.visit, visit.lasts);
  const known = readCookie('ss_cid');
  const id = /^[\w-]{1,64}$/.test(known) ? known : (readConversion(next.visitor)?.id ?? newId);
  writeCookie('ss_cid', id, analyticsCookieLifetime);
  return id;
}

/** Clears the cookies of analytics where visits may not be remembered (storefront §9). */
export function forgetVisits(): void {
  for (const name of censusCookies) if (readCookie(name) !== '') writeCookie(name, '', 0);
}

const secure = () => location.protocol === 'https:';

/** A cookie of ours; '' without it. */
export function readCookie(name: CookieName): string {
  return cookiesIn(document.cookie, secure())[name] ?? '';
}

function writeCookie(name: CookieName, value: string, seconds: number): void {
  document.cookie = cookieLine(name, value, { secure: secure(), maxAge: seconds });
}
