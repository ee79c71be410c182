import { loaderPath } from '@veranda/contracts/islands';
import { escapeHtml } from '../escape-html.ts';
import type { Session } from './session.ts';
import { productsType } from './target.ts';
import type { PageTypeWord } from './website-context.ts';

const scriptsMark = '<!--v-scripts-->';
const cartTextKeys = ['cartLabel', 'closeText', 'cartCheckoutText', 'cartSubtotalText', 'cartTitle'] as const;

/** `{squarespace-footers}`: of a site with a store, the mark of the pill and the popover; then the place of the script. */
export function footersHtml(session: Session, word: PageTypeWord): string {
  const { snapshot, strings } = session;
  if (!snapshot.collections.some((collection) => collection.type === productsType)) return scriptsMark;
  const props = {
    cartUrl: '/cart',
    locale: snapshot.website.language,
    currency: snapshot.website.currency,
    pill: word !== 'cart' && word !== 'order-confirmed',
    texts: Object.fromEntries(cartTextKeys.map((key) => [key, strings[key] ?? ''])),
  };
  return `<div class="v-cart-island" data-island="cart" data-load="idle" data-props="${escapeHtml(JSON.stringify(props))}"></div>\n${scriptsMark}`;
}

/** Puts the loader in its place when the page has an island, and nothing when it has none: plain pages carry no script. */
export function withScripts(html: string): string {
  const script = / data-island="/.test(html) ? `<script type="module" src="${loaderPath}"></script>` : '';
  if (html.includes(scriptsMark)) return html.replace(scriptsMark, script);
  return script === '' ? html : html.replace(/<\/body>|$/, (end) => script + end);
}
