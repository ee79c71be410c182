import type { CookiePolicy } from '@veranda/domain/analytics/cookie-policy';
import { type Decoder, writtenRecord } from '@veranda/domain/decoders';

// Apart from the endpoints: they would bring the schema library into a page.

/** Id of the JSON script by which a page describes itself for visit tracking. */
export const visitFactsElementId = 'v-visit';

/** The measuring script, on every page of a site that measures or has an ad-pixel. */
export const visitsScript = '/bundles/collectors/visits.js';

/** Paths to which page views and clicks of visitors are reported (administration §7). */
export const censusPaths = {
  hit: '/api/census/RecordHit',
  'button-click': '/api/census/button-click',
  'button-render': '/api/census/button-render',
  'form-render': '/api/census/form-render',
  'form-begin': '/api/census/form-begin',
  overlay: '/api/census/overlay',
  quickView: '/api/census/RecordQuickView',
} as const;

/** Path on which the mark of somebody who works on the site is taken. */
export const uncountedTokenPath = '/api/uncounted';

/** Path on which the page after an order asks whether it is the one to report the purchase. */
export const purchaseClaimPath = '/api/events/ClaimPurchase';

/** Id of the JSON script that is the order for analytics (storefront §3). */
export const orderAnalyticsElementId = 'order-for-analytics';

/** Address for ad-pixel calls. */
export const pixelAddress = 'https://www.facebook.com/tr';

/** An item of a store, as events name it. */
export interface VisitItem {
  readonly id: string;
  /** Product type (storefront §3). */
  readonly type: number;
  readonly title: string;
  /** In the major unit, of the cheapest variant. */
  readonly price: string;
}

/** Attribute of the banner that asks for consent, and of its two buttons. */
export const consentAttribute = 'data-v-consent';

/** Fragment of links that show the banner again: `<a href="#cookie-settings">`. */
export const cookieSettingsFragment = '#cookie-settings';

/** Facts that a page states about itself. */
export interface VisitFacts {
  readonly websiteId: string;
  readonly pageId: string;
  /** Storefront §2. */
  readonly pageType: number;
  readonly templateId: string;
  readonly locale: string;
  readonly currency: string;
  /** The feature `site-visitor-metrics`. */
  readonly metrics: boolean;
  readonly policy: CookiePolicy;
  /** Of the page (administration §3). */
  readonly recordType: number;
  /** Id of the owner's ad-pixel; empty for none. */
  readonly adPixelId: string;
  /** Empty where the page is of no collection. */
  readonly collection: { readonly id: string; readonly title: string; readonly type: number };
  readonly itemId: string;
  readonly product: VisitItem | null;
  /** Search terms, on the search page. */
  readonly query: string;
}

/** Decodes the facts of a page, unchecked: the same release has written them. */
export const readVisitFacts: Decoder<VisitFacts> = writtenRecord;
