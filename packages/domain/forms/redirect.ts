import { isSafeHref } from '../rich-text/links.ts';

/** True for an address that a form may redirect to: none, a path of the site, or an https address. */
export function isSafeRedirect(href: string): boolean {
  if (href === '') return true;
  if (!isSafeHref(href)) return false;
  return href.startsWith('/') || href.startsWith('https://');
}
