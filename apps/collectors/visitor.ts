import {
  conversionCookies,
  readConversion,
  rememberVisit,
} from '@veranda/domain/analytics/conversion-cookie';

const { visitor, visit } = conversionCookies;

/** Whether this visitor's browser asks not to be followed: nothing is remembered of them (administration §6, cookie-less). */
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

function read(name: string): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length + 1));
}

function write(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
