import {
  type VisitFacts,
  type VisitItem,
  visitFactsElementId,
  visitsScript,
} from '@veranda/contracts/visit-facts';
import { isVisitTracked } from '@veranda/domain/pages/page-types';
import { jsonScript } from '../escape-html.ts';
import type { MainContent } from './main-content.ts';
import type { Session } from '../context/session.ts';
import { pageTypes } from '../context/website-context.ts';

/**
 * Facts that a page states about itself for tracking, and the script that sends them; '' where nothing is
 * measured.
 */
export function visitHtml(session: Session, main: MainContent, pageId: string): string {
  const { settings } = session.snapshot;
  const pageType = pageTypes[main.word];
  const isMeasured = settings.visitorMetrics === true || (settings.adPixelId ?? '') !== '';
  if (!isMeasured || !isVisitTracked(pageType)) return '';
  const facts = jsonScript(visitFactsElementId, factsOf(session, main, pageId));
  return `${facts}\n<script type="module" src="${visitsScript}"></script>\n`;
}

function factsOf(session: Session, { word, context, place }: MainContent, pageId: string): VisitFacts {
  const { website, settings, theme } = session.snapshot;
  const { collection, itemId } = place;
  return {
    websiteId: website.id,
    pageId,
    pageType: pageTypes[word],
    templateId: theme.key,
    locale: website.language,
    currency: website.currency,
    metrics: settings.visitorMetrics === true,
    adPixelId: settings.adPixelId ?? '',
    collection: {
      id: collection?.id ?? '',
      title: collection?.title ?? '',
      type: collection?.type ?? 0,
    },
    itemId,
    product: productOf(context),
    query: word === 'search' && typeof context['query'] === 'string' ? context['query'] : '',
  };
}

/** The part of a product in the context that events name. */
interface ContextItem {
  readonly id: string;
  readonly title: string;
  readonly fromPrice?: { readonly value: string };
  readonly structuredContent?: { readonly productType?: number };
}

function productOf(context: MainContent['context']): VisitItem | null {
  const item = context['item'] as ContextItem | null | undefined;
  const type = item?.structuredContent?.productType;
  if (!item || type === undefined) return null;
  return { id: item.id, type, title: item.title, price: item.fromPrice?.value ?? '' };
}
