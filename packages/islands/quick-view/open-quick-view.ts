import { sitePath } from '../api/site-path.ts';
import { islandsAddedEvent } from '@veranda/contracts/island-selectors';
import type { QuickViewProps } from '@veranda/contracts/islands';
import { onCart } from '../cart/cart-store.ts';
import { type Lightbox, makeLightbox } from '../lightbox/lightbox.ts';
import { t } from '../messages/island-messages.ts';
import { makeFailedView } from './failed-view.ts';
import { fetchProduct } from './fetch-product.ts';

/**
 * Shows a product's page in a lightbox, with its form at work. Adding closes it, so that the popover is seen.
 * While the shop does not answer it says so and can be tried again; where there is no such page, the visitor
 * goes there.
 */
export async function openQuickView({ itemId, title, productUrl }: QuickViewProps): Promise<void> {
  const lightbox = makeLightbox({ label: title, closeText: t('closeText') });
  const { content } = lightbox;
  content.classList.add('v-quick');
  const waiting = document.createElement('p');
  waiting.setAttribute('role', 'status');
  waiting.textContent = t('quickViewLoadingText');
  content.append(waiting);
  lightbox.open();
  tellQuickView(itemId);
  const failed = makeFailedView({ title, productUrl }, () => void show());
  await show();

  async function show(): Promise<void> {
    const fetched = await fetchProduct(productUrl);
    if (!content.isConnected) return;
    if (!fetched) return window.location.assign(sitePath(productUrl));
    waiting.remove();
    if ('problem' in fetched) {
      if (!failed.element.isConnected) content.append(failed.element);
      failed.say(fetched.problem);
      return lightbox.place();
    }
    const hadFocus = failed.element.contains(document.activeElement);
    failed.element.remove();
    showPage(lightbox, asGuest(fetched.page, productUrl), title);
    if (hadFocus) content.closest('dialog')?.querySelector<HTMLElement>('.v-lightbox-close')?.focus();
  }
}

function showPage(lightbox: Lightbox, page: HTMLElement, title: string): void {
  const { content } = lightbox;
  content.append(page);
  lightbox.place();
  reachGallery(content, title);
  document.dispatchEvent(new CustomEvent<HTMLElement>(islandsAddedEvent, { detail: page }));
  const stop = onCart((event) => {
    if (content.isConnected && event.added === null) return;
    stop();
    if (content.isConnected) lightbox.close();
  });
}

// On another page it is a part: its title is not that page's, its pictures do not open a second lightbox, and
// what is below the fold is left to its own page.
function asGuest(page: HTMLElement, productUrl: string): HTMLElement {
  for (const heading of page.querySelectorAll('h1')) {
    const part = document.createElement('h2');
    part.className = heading.className;
    part.append(...heading.childNodes);
    heading.replaceWith(part);
  }
  for (const gallery of page.querySelectorAll('[data-island="gallery"]'))
    gallery.removeAttribute('data-island');
  for (const link of page.querySelectorAll('a.v-gallery-link')) link.replaceWith(...link.childNodes);
  for (const part of page.querySelectorAll('.v-product-description, .v-reviews')) part.remove();
  const more = document.createElement('a');
  more.className = 'v-quick-more';
  more.href = sitePath(productUrl);
  more.textContent = t('quickViewPageText');
  (page.querySelector('.v-product-sticky') ?? page).append(more);
  return page;
}

// Its links are gone: where its pictures stand side by side and scroll, the keys must reach them.
function reachGallery(content: HTMLElement, title: string): void {
  const gallery = content.querySelector<HTMLElement>('.v-product-gallery');
  if (!gallery || gallery.scrollWidth <= gallery.clientWidth) return;
  gallery.tabIndex = 0;
  gallery.setAttribute('role', 'group');
  gallery.setAttribute('aria-label', title);
}

function tellQuickView(itemId: string): void {
  // Tracking that fails is swallowed: its code may not come.
  import('../shopping-events/track-quick-view.ts').then(
    ({ trackQuickView }) => trackQuickView(itemId),
    () => undefined,
  );
}
