import {
  type VisitFacts,
  type VisitItem,
  visitFactsElementId,
  visitsScript,
} from '@veranda/contracts/visit-facts';
import { pageRecordType } from '@veranda/domain/analytics/census';
import { cookiePolicyOf, isMeasured } from '@veranda/domain/analytics/cookie-policy';
import { isVisitTracked } from '@veranda/domain/pages/page-types';
import { jsonScript } from '../escape-html.ts';
import type { MainContent } from './main-content.ts';
import { runTemplate, type Session } from '../context/session.ts';
import { languageTag, pageTypes } from '../context/website-context.ts';

/**
 * Facts that a page states about itself for tracking, and the script that sends them; '' where nothing is
 * measured.
 */
export function visitHtml(session: Session, main: MainContent, pageId: string): string {
  const { settings } = session.snapshot;
  const pageType = pageTypes[main.word];
  if (session.visits === 'off' || !isVisitTracked(pageType)) return '';
  if (!isMeasured(settings) && (settings.adPixelId ?? '') === '') return '';
  const facts = jsonScript(visitFactsElementId, factsOf(session, main, pageId));
  return `${facts}\n${consentHtml(session)}<script type="module" src="${visitsScript}"></script>\n`;
}

/** The banner that asks for consent, hidden until the script finds that it is due; '' under any other policy. */
function consentHtml(session: Session): string {
  if (policyOf(session) !== 'consent') return '';
  return runTemplate(session, '{@|apply consent-banner}', { localizedStrings: session.strings });
}

function policyOf({ snapshot, visits }: Session): VisitFacts['policy'] {
  return cookiePolicyOf(snapshot.settings, { isTemplateSite: visits === 'template' });
}

function factsOf(session: Session, { word, context, place }: MainContent, pageId: string): VisitFacts {
  const { website, settings, theme } = session.snapshot;
  const { collection, itemId } = place;
  return {
    websiteId: website.id,
    pageId,
    pageType: pageTypes[word],
    templateId: theme.key,
    locale: languageTag(session),
    currency: website.currency,
    metrics: isMeasured(settings),
    policy: policyOf(session),
    recordType: pageRecordType({
      item: recordTypeOf(context),
      hasProduct: productOf(context) !== null,
      collection: collection?.typeName ?? '',
    }),
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

function recordTypeOf(context: MainContent['context']): number | null {
  const item = context['item'] as { readonly recordType?: number } | null | undefined;
  return item?.recordType ?? null;
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
