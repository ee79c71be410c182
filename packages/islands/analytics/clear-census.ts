import { censusCookies, conversionCookies, rememberVisit } from '@veranda/domain/analytics/conversion-cookie';
import { readCookie } from '../cart/read-cookie.ts';

const { visitor, visit } = conversionCookies;

/** Keeps the conversion cookies of a site that measures (storefront §9); elsewhere clears those of the census. */
export function keepVisit(isMeasured: boolean): void {
  if (!isMeasured) return clearCensus();
  const cookies = { visitor: readCookie(visitor.name), visit: readCookie(visit.name) };
  const now = Math.floor(Date.now() / 1000);
  const next = rememberVisit(cookies, {
    now,
    newId: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  });
  write(visitor.name, next.visitor, visitor.lasts);
  write(visit.name, next.visit, visit.lasts);
}

function clearCensus(): void {
  for (const name of censusCookies) if (readCookie(name) !== '') write(name, '', 0);
}

function write(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
