const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Longest address that a link may have. */
export const maxLinkLength = 2000;

/**
 * Whether a link's address is of the allow-list (design/security.md, HTML policy): http, https, mailto, tel, or
 * relative. Protocol-relative addresses, control characters and back-slashes are refused.
 */
export function isSafeHref(href: string): boolean {
  if (href.length > maxLinkLength || /[\u0000-\u001f\u007f\\]/.test(href) || href !== href.trim())
    return false;
  if (href.startsWith('//')) return false;
  const colon = href.indexOf(':');
  if (colon < 0 || /[/?#]/.test(href.slice(0, colon))) return true;
  return schemes.includes(href.slice(0, colon + 1).toLowerCase());
}

/** True for addresses that leave the site. */
export function isExternalHref(href: string): boolean {
  return /^https?:/i.test(href);
}
