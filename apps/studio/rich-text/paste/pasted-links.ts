import { isSafeHref } from '@veranda/domain/rich-text/links';

/** Leaves links that lead somewhere from here too; of all others the words stay. */
export function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = targetOf(link.getAttribute('href') ?? '');
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
}

// An address of a page that one has left is none here, and neither is a place in it.
function targetOf(href: string): string | null {
  const address = withoutRedirect(href.trim());
  return /^(?:https?|mailto|tel):/i.test(address) && isSafeHref(address) ? address : null;
}

// Google Docs sends every link through an address of its own.
function withoutRedirect(href: string): string {
  const isRedirect = /^https:\/\/www\.google\.com\/url\?/.test(href);
  return (isRedirect && URL.parse(href)?.searchParams.get('q')) || href;
}
