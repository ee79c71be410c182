/**
 * Puts a page into the document of a frame. With the sheets of the one before it keeps these: read again, they would leave
 * it unseen for a moment, in which nothing can have the focus.
 */
export function replacePage(root: Document, page: HTMLElement): void {
  const before = root.documentElement;
  const body = page.querySelector('body');
  if (!body || sheetsOf(page) === '' || sheetsOf(page) !== sheetsOf(before)) {
    hideUntilStyled(page);
    before.replaceWith(page);
    return;
  }
  const { visibility } = before.style;
  copyAttributes(page, before);
  before.style.visibility = visibility;
  root.body.replaceWith(body);
}

function sheetsOf(page: HTMLElement): string {
  const links = page.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  return [...links].map((link) => link.getAttribute('href')).join(' ');
}

// Nobody sees the page before its styles are there, or cannot be had.
function hideUntilStyled(page: HTMLElement): void {
  const waiting = new Set(page.querySelectorAll('link[rel="stylesheet"]'));
  if (waiting.size === 0) return;
  page.style.visibility = 'hidden';
  for (const link of waiting)
    for (const kind of ['load', 'error'])
      link.addEventListener(kind, () => {
        waiting.delete(link);
        if (waiting.size === 0) page.style.visibility = '';
      });
}

/** Gives an element the attributes of another: the policy of the frame takes styles of the object model alone. */
export function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name } of [...to.attributes]) to.removeAttribute(name);
  for (const { name, value } of [...from.attributes])
    if (name === 'style') to.style.cssText = from.style.cssText;
    else to.setAttribute(name, value);
}
