import { isSafeHref } from '../rich-text/links.ts';

/** Whether an owner may send visitors there after a form: nowhere, a path of the site, or an https address. */
export function isSafeRedirect(href: string): boolean {
  if (href === '') return true;
  if (!isSafeHref(href)) return false;
  return href.startsWith('/') || href.startsWith('https://');
}
