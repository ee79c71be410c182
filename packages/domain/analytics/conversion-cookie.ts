/** Content of the conversion cookie: a visitor id and four counts or times, all positive (storefront §5). */
interface Conversion {
  readonly id: string;
  /** Seconds since 1970 of the first, the present and the last visit. */
  readonly firstVisit: number;
  readonly thisVisit: number;
  readonly lastVisit: number;
  readonly visits: number;
}

/** The cookies of conversions; seconds that they last (storefront §9). */
export const conversionCookies = {
  visitor: { name: 'ss_cvr', lasts: 2 * 365 * 24 * 60 * 60 },
  visit: { name: 'ss_cvt', lasts: 30 * 60 },
} as const;

/** Cookies of the census that are cleared where visits may not be remembered (storefront §9). */
export const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** Reads `<id>|<int>|<int>|<int>|<int>`; null for anything else. */
export function readConversion(text: string): Conversion | null {
  const [id = '', ...rest] = text.split('|');
  const [firstVisit, thisVisit, lastVisit, visits] = rest.map(positiveInteger);
  if (!/^[\w-]{1,64}$/.test(id) || rest.length !== 4) return null;
  if (!firstVisit || !thisVisit || !lastVisit || !visits) return null;
  return { id, firstVisit, thisVisit, lastVisit, visits };
}

function writeConversion({ id, firstVisit, thisVisit, lastVisit, visits }: Conversion): string {
  return [id, firstVisit, thisVisit, lastVisit, visits].join('|');
}

/** Reads the cookie of the visit's time: a positive integer, else null. */
export function readVisitTime(text: string): number | null {
  return positiveInteger(text);
}

/**
 * The two cookies as they are after a page was seen at `now` (seconds since 1970): a visit that is remembered
 * continues, and after half an hour without a page another one begins.
 */
export function rememberVisit(
  cookies: { readonly visitor: string; readonly visit: string },
  { now, newId }: { readonly now: number; readonly newId: string },
): { readonly visitor: string; readonly visit: string } {
  const known = readConversion(cookies.visitor);
  const first = { id: newId, firstVisit: now, thisVisit: now, lastVisit: now, visits: 1 };
  const visit = String(now);
  if (!known) return { visitor: writeConversion(first), visit };
  if (readVisitTime(cookies.visit) !== null) return { visitor: writeConversion(known), visit };
  const next = { ...known, lastVisit: known.thisVisit, thisVisit: now, visits: known.visits + 1 };
  return { visitor: writeConversion(next), visit };
}

function positiveInteger(text: string): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
