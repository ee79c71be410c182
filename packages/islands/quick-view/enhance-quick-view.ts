import type { QuickViewProps } from '@veranda/contracts/islands';
import { object, text } from '@veranda/domain/decoders';
import { openQuickView } from './open-quick-view.ts';

export const quickViewProps = object<QuickViewProps>({ itemId: text, title: text, productUrl: text });

/** A link to a product's page that shows it in a lightbox instead; a press for a new tab goes its own way. */
export function enhanceQuickView(link: HTMLAnchorElement, props: QuickViewProps): void {
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openQuickView(props);
  });
}
