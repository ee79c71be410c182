import { type CookieName, cookieLine, cookiesIn } from '@veranda/contracts/cookies';
import {
  conversionCookies,
  readConversion,
  rememberVisit,
} from '@veranda/domain/analytics/conversion-cookie';

const { visitor, visit } = conversionCookies;

/**
 * True when this visitor's browser asks not to be tracked: nothing is remembered of them (administration §6,
 * cookie-less).
 */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Keeps the conversion cookies (storefront §9). @returns the visitor's id; '' in cookie-less mode */
export function keepVisit(): string {
  if (asksForPrivacy()) return '';
  const cookies = { visitor: read(visitor.name), visit: read(visit.name) };
  const now = Math.floor(Date.now() / 1000);
  const newId = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  const next = rememberVisit(cookies, { now, newId });
  write(visitor.name, next.visitor, visitor.lasts);
  write(visit.name, next.visit, visit.lasts);
  return readConversion(next.visitor)?.id ?? '';
}

const secure = () => location.protocol === 'https:';

function read(name: CookieName): string {
  return cookiesIn(document.cookie, secure())[name] ?? '';
}

function write(name: CookieName, value: string, seconds: number): void {
  document.cookie = cookieLine(name, value, { secure: secure(), maxAge: seconds });
}
