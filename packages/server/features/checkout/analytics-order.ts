import type { findLines, OrderRecord } from '@veranda/db/orders/reader';
import type { VisitFacts } from '@veranda/contracts/visit-facts';
import type { CookiePolicy } from '@veranda/domain/analytics/cookie-policy';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { type AnalyticsOrder, orderForAnalytics } from '@veranda/domain/analytics/order-for-analytics';
import { jsonInHtml } from '@veranda/render/escape-html';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import dataTemplate from './order-data.html?raw';

interface Placed {
  readonly order: OrderRecord;
  readonly lines: Awaited<ReturnType<typeof findLines>>;
}

/** Proof by which the script shows that it belongs to the order's page. */
export interface PurchaseClaim {
  readonly auth: string;
  readonly crumb: string;
}

const dataBlock = platformTemplate<{
  readonly order: string;
  readonly claim: PurchaseClaim | null;
  /** Empty when nothing is reported. */
  readonly visit: string;
}>(dataTemplate);

/**
 * The order as data in the page, for scripts that measure (storefront §3); nothing in it ends the script. A
 * page that reports the purchase claims that first, since the page is drawn as often as it is asked for.
 */
export function orderData(
  placed: Placed,
  input: PurchaseVisit & { readonly claim: PurchaseClaim | null },
): string {
  const { claim } = input;
  return dataBlock({
    order: jsonInHtml(dataOf(placed)),
    claim,
    visit: claim === null ? '' : jsonInHtml(visitOf(placed, input)),
  });
}

interface PurchaseVisit {
  readonly pixelId: string;
  readonly policy: CookiePolicy;
  readonly language: string;
}

// Facts that the page reports to the owner's ad-pixel.
function visitOf({ order }: Placed, { language, pixelId, policy }: PurchaseVisit): VisitFacts {
  return {
    websiteId: order.siteId,
    pageId: 'page-order-confirmed',
    pageType: pageTypeCodes['order-confirmed'],
    templateId: '',
    locale: language,
    currency: order.currency,
    metrics: false,
    policy,
    recordType: 0,
    adPixelId: pixelId,
    collection: { id: '', title: '', type: 0 },
    itemId: '',
    product: null,
    query: '',
  };
}

function dataOf({ order, lines }: Placed): AnalyticsOrder {
  return orderForAnalytics({
    id: order.id,
    cartId: order.cartId,
    websiteId: order.siteId,
    testMode: order.testMode,
    currency: order.currency,
    grandTotalMinor: order.grandTotalMinor,
    shippingMinor: order.shippingMinor,
    taxMinor: order.taxMinor,
    lines: lines.map((line) => ({
      sku: line.sku,
      title: line.title,
      quantity: line.quantity,
      unitMinor: line.unitMinor,
    })),
  });
}
