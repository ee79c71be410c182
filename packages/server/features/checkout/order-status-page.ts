import type { OrderPageWord } from '@veranda/contracts/order-page-words.data';
import type { OrderLineRow } from '@veranda/db/orders/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import { formatMoney } from '@veranda/domain/money/format';
import { fulfilmentStatus } from '@veranda/domain/orders/fulfilment';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { dayText } from '../../platform/day-text.ts';
import { type BrandedSite, drawSiteMark } from '../../platform/html/checkout-brand.ts';
import { type OrderMessages, orderMessages } from '../../platform/html/order-messages.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { platformDocument, text } from './html.ts';
import { orderPanels, type ShownOrder } from './order-page.ts';

/** A parcel that has left. */
interface ShownShipment {
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string;
  readonly created_at: Date;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** An order with what has become of it. */
export interface ShownStatus extends ShownOrder {
  readonly shipments: readonly ShownShipment[];
  readonly refunds: readonly { readonly amount_minor: bigint; readonly created_at: Date }[];
}

/** The status of an order (storefront §2, page type 211): what has happened, day by day, and what is in it. */
export function orderStatusPage(site: BrandedSite, shown: ShownStatus): string {
  const { order } = shown;
  const words = orderMessages(site.language);
  const title = words.say('orderNo', { number: String(order.number) });
  const steps = stepsOf(site, shown).map(
    ({ what, day, more }) =>
      `<li><span class="step">${text(what)}</span><span class="day">${text(dayText(day, site))}</span>${more}</li>`,
  );
  const body = `<div class="page wide"><div class="form-side"><header>${drawSiteMark(site.title, site.brand.logo)}</header><main>
<h1>${text(title)}</h1>
<p class="lead">${text(words.say(headline(shown)))}</p>
<div class="panel"><h2>${text(words.say('happened'))}</h2><ol class="steps">${steps.join('')}</ol></div>
${orderPanels(site, shown)}
<a class="button" href="/">${text(words.say('goOn'))}</a></main></div></div>`;
  return platformDocument({
    title: `${title} – ${site.title}`,
    language: site.language,
    brand: site.brand,
    body,
    pageType: pageTypeCodes['order-status'],
  });
}

function headline({ order, lines, payments }: ShownStatus): OrderPageWord {
  if (order.status === 'canceled') return 'canceled';
  if (order.payment_status === 'refunded') return 'refunded';
  if (payments.some((one) => one.status === 'awaited')) return 'waiting';
  if (order.status === 'fulfilled') return 'done';
  const sent = fulfilmentStatus(
    lines.map((line) => ({
      ...line,
      shipped: lineKindOf(line.product_type) === 'physical',
      fulfilledQuantity: line.fulfilled_quantity,
      refundedQuantity: line.refunded_quantity,
    })),
  );
  if (sent === 'partial') return 'partSent';
  return sent === 'fulfilled' ? 'onWay' : 'gettingReady';
}

interface Step {
  readonly what: string;
  readonly day: Date;
  readonly more: string;
}

function stepsOf(site: SiteEntry, { order, lines, shipments, refunds }: ShownStatus): Step[] {
  const words = orderMessages(site.language);
  const placed = { what: words.say('stepPlaced'), day: order.placed_at ?? order.created_at, more: '' };
  const sent = shipments.map((one) => ({
    ...{ what: words.say('stepSent'), day: one.created_at },
    more: parcel(one, lines, words),
  }));
  const back = refunds.map((one) => ({
    what: words.say('moneyBack', {
      amount: formatMoney(one.amount_minor, order.currency, site.language),
    }),
    day: one.created_at,
    more: '',
  }));
  const ended =
    order.status === 'canceled' ? [{ what: words.say('stepCanceled'), day: order.updated_at, more: '' }] : [];
  const between = [...sent, ...back].sort((one, other) => one.day.getTime() - other.day.getTime());
  return [placed, ...between, ...ended];
}

function parcel(shipment: ShownShipment, lines: readonly OrderLineRow[], words: OrderMessages): string {
  const titles = new Map(lines.map((line) => [line.id, line.title]));
  const what = shipment.lines
    .map(({ lineId, quantity }) => `${titles.get(lineId) ?? ''} × ${quantity}`)
    .join(', ');
  const by = [shipment.carrier, shipment.tracking_number].filter(Boolean).join(' ');
  // Only an address that a browser opens as a page; the owner wrote it.
  const link = /^https?:\/\//.test(shipment.tracking_url)
    ? ` <a href="${text(shipment.tracking_url)}" rel="noreferrer">${text(words.phrase('followParcel'))}</a>`
    : '';
  return `<small>${text([what, by].filter(Boolean).join(' · '))}${link}</small>`;
}
