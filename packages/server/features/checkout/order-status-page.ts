import type { OrderLineRecord } from '@veranda/db/orders/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import { formatMoney } from '@veranda/domain/money/format';
import { fulfilmentStatus } from '@veranda/domain/orders/fulfilment';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { dayText } from '../../platform/locales/day-text.ts';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { pagePartials } from '../../services/commerce/checkout-pages/page-partials.ts';
import { renderFramedPage } from '../../services/commerce/checkout-pages/purchase-page.ts';
import { type OrderMessageKey, orderMessages } from './order-messages.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { orderPanels, orderPartials, type ShownOrder } from './order-panels.ts';
import statusPage from './order-status-page.html?raw';

/** A parcel that has left. */
interface ShownShipment {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly createdAt: Date;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** An order with what has become of it. */
interface ShownStatus extends ShownOrder {
  readonly shipments: readonly ShownShipment[];
  readonly refunds: readonly { readonly amountMinor: bigint; readonly createdAt: Date }[];
}

const statusContent = platformTemplate<{
  readonly heading: string;
  readonly lead: string;
  readonly historyTitle: string;
  readonly steps: readonly (Omit<Step, 'day'> & { readonly day: string })[];
  readonly trackText: string;
  readonly panels: ReturnType<typeof orderPanels>;
  readonly continueText: string;
}>(statusPage, { ...pagePartials, ...orderPartials });

/**
 * The status of an order (storefront §2, page type 211): what has happened, day by day, and what is in it.
 */
export function orderStatusPage(site: BrandedSite, shown: ShownStatus): string {
  const messages = orderMessages(site.language);
  const heading = messages.t('orderNo', { number: String(shown.order.number) });
  return renderFramedPage(site, {
    head: heading,
    content: statusContent({
      heading,
      lead: messages.t(headline(shown)),
      historyTitle: messages.t('happened'),
      steps: stepsOf(site, shown).map((step) => ({ ...step, day: dayText(step.day, site) })),
      trackText: messages.mail('trackPackage'),
      panels: orderPanels(site, shown),
      continueText: messages.t('goOn'),
    }),
    pageType: pageTypeCodes['order-status'],
  });
}

function headline({ order, lines, payments }: ShownStatus): OrderMessageKey {
  if (order.status === 'canceled') return 'canceled';
  if (order.paymentStatus === 'refunded') return 'refunded';
  if (payments.some((payment) => payment.status === 'awaited')) return 'waiting';
  if (order.status === 'fulfilled') return 'done';
  const sent = fulfilmentStatus(
    lines.map((line) => ({
      ...line,
      shipped: lineKindOf(line.productType) === 'physical',
      fulfilledQuantity: line.fulfilledQuantity,
      refundedQuantity: line.refundedQuantity,
    })),
  );
  if (sent === 'partial') return 'partSent';
  return sent === 'fulfilled' ? 'onWay' : 'gettingReady';
}

interface Step {
  readonly name: string;
  readonly day: Date;
  readonly parcel: Parcel | null;
}

interface Parcel {
  readonly content: string;
  /** Empty for none. */
  readonly trackingUrl: string;
}

function stepsOf(site: SiteEntry, { order, lines, shipments, refunds }: ShownStatus): Step[] {
  const messages = orderMessages(site.language);
  const step = (name: string, day: Date, parcel: Parcel | null = null): Step => ({ name, day, parcel });
  const between = [
    ...shipments.map((shipment) =>
      step(messages.t('stepSent'), shipment.createdAt, parcelOf(shipment, lines)),
    ),
    ...refunds.map((refund) => {
      const amount = formatMoney(refund.amountMinor, order.currency, site.language);
      return step(messages.t('moneyBack', { amount }), refund.createdAt);
    }),
  ].sort((first, second) => first.day.getTime() - second.day.getTime());
  const placed = step(messages.t('stepPlaced'), order.placedAt ?? order.createdAt);
  const canceled = order.status === 'canceled' ? [step(messages.t('stepCanceled'), order.updatedAt)] : [];
  return [placed, ...between, ...canceled];
}

function parcelOf(shipment: ShownShipment, lines: readonly OrderLineRecord[]): Parcel {
  const titles = new Map(lines.map((line) => [line.id, line.title]));
  const items = shipment.lines
    .map(({ lineId, quantity }) => `${titles.get(lineId) ?? ''} × ${quantity}`)
    .join(', ');
  const carrier = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ');
  // Only an address that a browser opens as a page; the owner wrote it.
  const trackingUrl = /^https?:\/\//.test(shipment.trackingUrl) ? shipment.trackingUrl : '';
  return { content: [items, carrier].filter(Boolean).join(' · '), trackingUrl };
}
