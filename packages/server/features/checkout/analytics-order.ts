import type { findLines, OrderRow } from '@veranda/db/orders/reader';
import { orderMark, type VisitFacts, visitMark } from '@veranda/contracts/visit-facts';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { type AnalyticsOrder, orderForAnalytics } from '@veranda/domain/analytics/order-for-analytics';
import { text } from './html.ts';

interface Placed {
  readonly order: OrderRow;
  readonly lines: Awaited<ReturnType<typeof findLines>>;
}

/** What the page after an order says of itself to the owner's ad-pixel. */
export function orderVisit(
  { order }: Placed,
  given: { readonly language: string; readonly pixelId: string },
): string {
  const facts: VisitFacts = {
    websiteId: order.website_id,
    pageId: 'page-order-confirmed',
    pageType: pageTypeCodes['order-confirmed'],
    templateId: '',
    locale: given.language,
    currency: order.currency,
    metrics: false,
    adPixelId: given.pixelId,
    collection: { id: '', title: '', type: 0 },
    itemId: '',
    product: null,
    query: '',
  };
  return `<script type="application/json" id="${visitMark}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}

/** What the page's script proves that it is of the order's page with. */
export interface PurchaseClaim {
  readonly auth: string;
  readonly crumb: string;
}

/**
 * The order as data in the page, for scripts that measure (storefront §3); nothing in it ends the script. Whoever tells of the
 * purchase claims that first, since the page is drawn as often as it is asked for.
 */
export function analyticsOrder(shown: Placed, claim: PurchaseClaim | null): string {
  const json = JSON.stringify(dataOf(shown)).replaceAll('<', '\\u003c');
  const asks = claim ? ` data-auth="${text(claim.auth)}" data-crumb="${text(claim.crumb)}"` : '';
  return `<script type="application/json" id="${orderMark}"${asks}>${json}</script>`;
}

function dataOf({ order, lines }: Placed): AnalyticsOrder {
  return orderForAnalytics({
    id: order.id,
    cartId: order.cart_id,
    websiteId: order.website_id,
    testMode: order.test_mode,
    currency: order.currency,
    grandTotalMinor: order.grand_total_minor,
    shippingMinor: order.shipping_minor,
    taxMinor: order.tax_minor,
    lines: lines.map((line) => ({
      ...{ sku: line.sku, title: line.title },
      ...{ quantity: line.quantity, unitMinor: line.unit_minor },
    })),
  });
}
