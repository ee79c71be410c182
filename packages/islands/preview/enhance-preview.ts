import { type FromPreview, isPreviewMessage } from '@veranda/contracts/preview-messages';

const shownMs = 1600;

/**
 * Ties a preview to the studio that frames it: it says how far it is scrolled, goes where it is asked to, and
 * hands links and forms to the studio instead of following them.
 */
export function enhancePreview(studio: string): void {
  const tell = (message: FromPreview): void => parent.postMessage(message, studio);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== studio || !isPreviewMessage(data)) return;
    if (data.kind === 'veranda-preview-place') void goToPlace(data.y);
    if (data.kind === 'veranda-preview-block') showBlock(data.block);
  });
  let frame = 0;
  addEventListener('scroll', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell({ kind: 'veranda-preview-scrolled', y: scrollY }));
  });
  addEventListener('click', (event) => followLink(event, tell), true);
  addEventListener('submit', (event) => event.preventDefault(), true);
  tell({ kind: 'veranda-preview-ready' });
}

// A page whose images are yet to come may be too short for the place: it is gone to again, unless somebody has scrolled.
async function goToPlace(y: number): Promise<void> {
  scrollTo({ top: y, behavior: 'instant' });
  const reached = scrollY;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
  if (scrollY === reached) scrollTo({ top: y, behavior: 'instant' });
}

function followLink(event: MouseEvent, tell: (message: FromPreview) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  tell({ kind: 'veranda-preview-link', href: link.href });
}

function showBlock(id: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
  if (!block) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not by scrollIntoView: browsers scroll the studio around the frame too, away from under the pointer that presses.
  const { top, height } = block.getBoundingClientRect();
  const centred = scrollY + top - (innerHeight - height) / 2;
  scrollTo({ top: centred, behavior: isStill ? 'instant' : 'smooth' });
  block.style.outline = '2px solid currentColor';
  block.style.outlineOffset = '6px';
  setTimeout(() => {
    block.style.outline = '';
    block.style.outlineOffset = '';
  }, shownMs);
}
