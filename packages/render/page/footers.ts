import { performanceScript } from '@veranda/contracts/collector-paths';
import { type CartProps, loaderPath } from '@veranda/contracts/islands';
import { pageMessagesElementId } from '@veranda/contracts/page-messages';
import { isMeasured } from '@veranda/domain/analytics/cookie-policy';
import { providerLocale } from '@veranda/domain/installments/offer';
import { digitsOf } from '@veranda/domain/money/money';
import { toWireCents } from '@veranda/domain/money/wire';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import { type Catalog, compiledMessage } from '@veranda/messages/catalog';
import { formErrorMessages } from '@veranda/messages/form-errors/messages';
import type { CompiledMessage } from '@veranda/messages/format-message';
import { islandMessages } from '@veranda/messages/islands/messages';
import type { Session } from '../context/session.ts';
import { element, jsonScript } from '../escape-html.ts';
import { installmentContext } from '../products/installment-view.ts';
import type { MainContent } from './main-content.ts';
import { sitePopupHtml } from './popup.ts';
import { publicPartsHtml } from './public-parts.ts';
import { visitHtml } from './visit-facts.ts';

const scriptsPlaceholder = '<!--v-scripts-->';

/**
 * `{squarespace-footers}`: of a site with a store, the mark of the pill and the popover; then the scripts.
 */
export function footersHtml(session: Session, main: MainContent, pageId: string): string {
  const { snapshot } = session;
  const { word } = main;
  const scripts = [
    sitePopupHtml(session, main),
    publicPartsHtml(session, main),
    collectorOf(session),
    visitHtml(session, main, pageId),
    scriptsPlaceholder,
  ].join('');
  if (!snapshot.collections.some((collection) => collection.type === collectionTypes.products))
    return `${messagesHtml(session, false)}${scripts}`;
  const props: Omit<CartProps, 'texts'> = {
    cartUrl: '/cart',
    locale: snapshot.website.language,
    currency: snapshot.website.currency,
    pill: word !== 'cart' && word !== 'order-confirmed',
    metrics: session.visits !== 'off' && isMeasured(snapshot.settings),
    installments: pillInstallments(snapshot),
    websiteId: snapshot.website.id,
    pageId,
  };
  const mark = { 'data-island': 'cart', 'data-load': 'idle', 'data-props': JSON.stringify(props) };
  const island = element('div', { class: 'v-cart-island', ...mark }, '');
  return `${island}\n` + messagesHtml(session, true) + scripts;
}

function collectorOf({ snapshot, visits, collectorSample }: Session): string {
  if (visits === 'off' || !isMeasured(snapshot.settings)) return '';
  const sample = collectorSample === undefined ? '' : `?sample=${String(collectorSample)}`;
  return `<script type="module" src="${performanceScript}${sample}"></script>\n`;
}

function pillInstallments(snapshot: SiteFrame): CartProps['installments'] {
  const context = installmentContext(snapshot);
  const locale = providerLocale(context);
  if (!context.available || locale === null) return null;
  const cents = (minor: bigint | null) =>
    minor === null ? null : toWireCents(minor, snapshot.website.currency);
  return {
    minimumCents: cents(context.minimum),
    maximumCents: cents(context.maximum),
    country: context.country,
    language: context.language,
    digits: digitsOf(snapshot.website.currency),
    infoUrl: `/installments/${locale}`,
  };
}

/** The messages of a page's islands that are not the English ones: those of forms where the site has any. */
function messagesHtml({ snapshot }: Session, hasShop: boolean): string {
  const tag = snapshot.website.language;
  const messages = {
    ...(hasShop ? messagesBesideEnglish(islandMessages, tag, snapshot.settings.strings) : {}),
    ...(Object.keys(snapshot.forms ?? {}).length > 0 ? messagesBesideEnglish(formErrorMessages, tag) : {}),
  };
  return Object.keys(messages).length === 0 ? '' : `${jsonScript(pageMessagesElementId, messages)}\n`;
}

function messagesBesideEnglish(
  catalog: Catalog,
  tag: string,
  ownTexts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, CompiledMessage>> {
  const entries = Object.keys(catalog.en).map(
    (key) => [key, compiledMessage(catalog, { key, tag, ownTexts })] as const,
  );
  return Object.fromEntries(entries.filter(([key, message]) => !isEnglish(catalog, key, message)));
}

function isEnglish(catalog: Catalog, key: string, message: CompiledMessage): boolean {
  return JSON.stringify(message) === JSON.stringify(compiledMessage(catalog, { key, tag: 'en' }));
}

/**
 * Puts the loader in its place when the page has an island, and nothing when it has none: plain pages carry
 * no script.
 */
export function withScripts(html: string): string {
  const isOperated = islandMarks.some((mark) => html.includes(mark));
  const script = isOperated ? `<script type="module" src="${loaderPath}"></script>` : '';
  if (html.includes(scriptsPlaceholder)) return html.replace(scriptsPlaceholder, script);
  const end = html.indexOf('</body>');
  return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end);
}

// Texts, which are found in a long page several times faster than patterns are.
const islandMarks = [
  ' data-island="',
  'class="sqs-add-to-cart-button',
  'class="sqs-product-quick-view-button',
] as const;
