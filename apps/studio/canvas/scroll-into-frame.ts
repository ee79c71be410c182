/**
 * Scrolls a part of the page into view within its frame alone: the screen around it stays, since a button of it may be
 * pressed at this moment.
 */
export function scrollIntoFrame(part: Element): void {
  const view = part.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top < 0) view.scrollBy({ top, behavior: 'instant' });
  else if (bottom > view.innerHeight)
    view.scrollBy({ top: Math.min(top, bottom - view.innerHeight), behavior: 'instant' });
}
