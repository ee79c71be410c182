/** Longest address that a link may have. */
const maxLinkLength = 2000;

// Characters that browsers drop, fold or read as others (controls, line separators, back-slashes, halves of
// characters), and those that end an attribute.
const neverInAddress = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\\"<>`]/u;

// Scheme at the beginning of an address.
const scheme = /^([a-z][a-z\d+.-]*):/i;

// With a host, and nobody's name before it: `https://good.example@evil.example` leads to the second.
const webAddress = /^https?:\/\/[^\s@/?#:][^\s@/?#]*(?:[/?#]|$)/i;

/**
 * True for an address that may be linked to: http, https, mailto, tel, or relative. The one validator of
 * every address that is stored. Refused is whatever some reader takes for more than it looks: other schemes,
 * in whatever spelling, `//host`, back-slashes, control characters, and character references (`&colon;`)
 * where they could become a scheme or a host in markup that does not escape them.
 */
export function isSafeHref(href: string): boolean {
  if (href.length > maxLinkLength || neverInAddress.test(href) || href !== href.trim()) return false;
  const named = scheme.exec(href)?.[1]?.toLowerCase();
  if (named === 'http' || named === 'https') return webAddress.test(href);
  if (named === 'mailto' || named === 'tel') return true;
  if (href.startsWith('/')) return href[1] !== '/' && href[1] !== '&';
  // The part up to the first of / ? # names no scheme, now or when references in it are resolved.
  return !/^[^/?#]*[:&]/.test(href);
}

/** True for a web address, http or https, that may be linked to. */
export function isWebAddress(href: string): boolean {
  return isExternalHref(href) && isSafeHref(href);
}

/** True for addresses that leave the site. */
export function isExternalHref(href: string): boolean {
  return /^https?:/i.test(href);
}
