import { performanceScript } from '@veranda/contracts/collector-paths';
import { type IslandText, islandTexts, textsMark } from '@veranda/contracts/island-texts';
import { fieldSentences, formSentences } from '@veranda/contracts/form-sentences';
import { type CartProps, loaderPath } from '@veranda/contracts/islands';
import { inLanguage } from '@veranda/contracts/translations/translate';
import { providerLocale } from '@veranda/domain/installments/offer';
import { digitsOf } from '@veranda/domain/money/money';
import { toWireCents } from '@veranda/domain/money/wire';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { escapeHtml } from '../escape-html.ts';
import { installmentContext } from '../products/installment-view.ts';
import type { MainContent } from './main-content.ts';
import { publicPartsHtml } from './public-parts.ts';
import type { Session } from '../context/session.ts';
import { productsType } from '../context/target.ts';
import { visitHtml } from './visit-facts.ts';

const scriptsMark = '<!--v-scripts-->';

/** `{squarespace-footers}`: of a site with a store, the mark of the pill and the popover; then the scripts. */
export function footersHtml(session: Session, main: MainContent, pageId: string): string {
  const { snapshot, strings } = session;
  const { word } = main;
  const scripts = `${publicPartsHtml(session, main)}${collectorOf(snapshot)}${visitHtml(session, main, pageId)}${scriptsMark}`;
  if (!snapshot.collections.some((collection) => collection.type === productsType))
    return `${textsHtml(sentencesIn(snapshot))}${scripts}`;
  const props: Omit<CartProps, 'texts'> = {
    cartUrl: '/cart',
    locale: snapshot.website.language,
    currency: snapshot.website.currency,
    pill: word !== 'cart' && word !== 'order-confirmed',
    metrics: snapshot.settings.visitorMetrics ?? false,
    installments: pillInstallments(snapshot),
    websiteId: snapshot.website.id,
    pageId,
  };
  return `<div class="v-cart-island" data-island="cart" data-load="idle" data-props="${escapeHtml(JSON.stringify(props))}"></div>\n${textsHtml({ ...islandWords(strings), ...sentencesIn(snapshot) })}${scripts}`;
}

function collectorOf(snapshot: SiteSnapshot): string {
  if (!snapshot.settings.visitorMetrics) return '';
  return `<script type="module" src="${performanceScript}"></script>\n`;
}

function pillInstallments(snapshot: SiteSnapshot): CartProps['installments'] {
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

// `<` is written so that no text of an owner ends the script.
function textsHtml(texts: Readonly<Record<string, string>>): string {
  if (Object.keys(texts).length === 0) return '';
  return `<script type="application/json" id="${textsMark}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>\n`;
}

function islandWords(strings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = Object.entries(islandTexts).filter(([key, english]) => (strings[key] ?? english) !== english);
  return Object.fromEntries(own.map(([key]) => [key, strings[key as IslandText] ?? '']));
}

/** What forms say by themselves, by its English, where the site has forms and another language. */
function sentencesIn({ website, forms = {} }: SiteSnapshot): Readonly<Record<string, string>> {
  const english = [...Object.values(formSentences), ...Object.values(fieldSentences)];
  const said = english.map((one) => [one, inLanguage(website.language, one)] as const);
  const isAsked = Object.keys(forms).length > 0;
  return Object.fromEntries(isAsked ? said.filter(([one, text]) => one !== text) : []);
}

/** Puts the loader in its place when the page has an island, and nothing when it has none: plain pages carry no script. */
export function withScripts(html: string): string {
  const script = / data-island="|class="sqs-(?:add-to-cart|product-quick-view)-button/.test(html)
    ? `<script type="module" src="${loaderPath}"></script>`
    : '';
  if (html.includes(scriptsMark)) return html.replace(scriptsMark, script);
  return script === '' ? html : html.replace(/<\/body>|$/, (end) => script + end);
}
