import { type FromPreview, isPreviewMessage } from '@veranda/contracts/preview-messages';

const shownMs = 1600;

/** Path of pages of a draft, to which searches lead (`features/preview/preview-search.ts`). */
const previewPath = '/preview';

type Tell = (message: FromPreview) => void;

/** Another page than before begins at its top. */
const atTop: FromPreview = { kind: 'veranda-preview-scrolled', y: 0 };

/**
 * Ties a preview to the studio that frames it: it says how far it is scrolled, goes where it is asked to, and
 * hands links to the studio instead of following them. A search alone is carried out, in the draft.
 */
export function enhancePreview(studio: string): void {
  const tell: Tell = (message) => parent.postMessage(message, studio);
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
  addEventListener('keydown', (event) => searchByEnter(event, tell), true);
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

function followLink(event: MouseEvent, tell: Tell): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const form = target.closest<HTMLButtonElement>('button[type="submit"]')?.form;
  if (form) search(event, form, tell);
  const link = target.closest('a');
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
  const { origin, pathname } = new URL(link.href);
  // Further results of a search.
  if (origin === location.origin && pathname === previewPath) return tell(atTop);
  event.preventDefault();
  tell({ kind: 'veranda-preview-link', href: link.href });
}

function searchByEnter(event: KeyboardEvent, tell: Tell): void {
  const { key, isComposing, target } = event;
  if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement && target.form)
    search(event, target.form, tell);
}

// The frame of a preview sends no forms: the address of a search is gone to instead.
function search(event: Event, form: HTMLFormElement, tell: Tell): void {
  if (form.getAttribute('action') !== previewPath) return;
  event.preventDefault();
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  tell(atTop);
  location.assign(`${previewPath}?${String(new URLSearchParams(fields))}`);
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
