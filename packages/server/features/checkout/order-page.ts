import { visitsScript } from '@veranda/contracts/visit-facts';
import type { findLines, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Asset } from '@veranda/domain/media/asset';
import { formatMoney } from '@veranda/domain/money/format';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { refuse } from '@veranda/domain/refusal';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import { dayText } from '../../platform/day-text.ts';
import { giftCardProvider } from '../../platform/gift-cards/tenders.ts';
import { type BrandedSite, drawSiteMark } from '../../platform/html/checkout-brand.ts';
import { checkoutMessages } from '../../platform/html/checkout-messages.ts';
import { type OrderMessages, orderMessages } from '../../platform/html/order-messages.ts';
import { orderSums } from '../../platform/orders/order-sums.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { type AccountOffer, accountOffer } from './account-offer.ts';
import { analyticsOrder, orderVisit, type PurchaseClaim } from './analytics-order.ts';
import { declinedPath } from './completion.ts';
import { goodsPanels, type ShownGoods } from './goods-panels.ts';
import { platformDocument, text } from './html.ts';

/** An order with the pictures of its lines, by their ids. */
export interface ShownOrder {
  readonly order: OrderRow;
  readonly lines: Awaited<ReturnType<typeof findLines>>;
  readonly payments: readonly PaymentRow[];
  readonly images: ReadonlyMap<string, Asset>;
  readonly goods: ShownGoods;
  /** Where its buyer sees what has become of it. */
  readonly statusPath: string;
}

/** What the page tells those who measure. */
export interface PurchaseEventData {
  /** Of the owner; empty for none. */
  readonly pixelId: string;
  /** What its script asks with whether it is the one that tells; null where there is nothing to tell or nobody to. */
  readonly claim: PurchaseClaim | null;
}

/** What the page after the payment says beside the order. */
export interface BesideOrder extends PurchaseEventData {
  /** Null for who is offered none. */
  readonly offer: AccountOffer | null;
}

/**
 * Order confirmed (202), contribution (204), subscription (206) or membership confirmed (208), or the order received while
 * its payment is awaited (207).
 */
export function orderPage(site: BrandedSite, shown: ShownOrder, told: BesideOrder): string {
  const { order } = shown;
  const words = orderMessages(site.language);
  const placed = order.number !== null;
  const follow = `<p class="follow"><a href="${text(shown.statusPath)}">${text(words.say('follow'))}</a></p>`;
  const body = `<div class="page wide"><div class="form-side"><header>${drawSiteMark(site.title, site.brand.logo)}</header><main>
<h1>${text(headingOf(shown, words))}</h1>
<p class="lead">${text(leadOf(shown, words))}</p>
${orderPanels(site, shown)}${placed ? follow : ''}${told.offer ? accountOffer(site, told.offer) : ''}
<a class="button" href="/">${text(words.say('goOn'))}</a></main></div></div>${purchaseOf(site, shown, told)}`;
  return platformDocument({
    title: `${words.say(placed ? 'confirmedTitle' : 'receivedTitle')} – ${site.title}`,
    language: site.language,
    brand: site.brand,
    body,
    pageType: pageTypeCodes[pageOf(shown)],
    scripts: told.claim === null ? [] : [visitsScript],
  });
}

function purchaseOf(site: SiteEntry, shown: ShownOrder, { pixelId, claim }: PurchaseEventData): string {
  if (shown.order.number === null) return '';
  const visit = claim === null ? '' : orderVisit(shown, { language: site.language, pixelId });
  return `${analyticsOrder(shown, claim)}${visit}`;
}

/** What is told of an order that nobody has paid: nothing was charged, and the way back, while its cart is open. */
export function notPaidPage(
  site: BrandedSite,
  { isOpen, payment }: { readonly isOpen: boolean; readonly payment: PaymentRow | undefined },
): string {
  const words = orderMessages(site.language);
  const title = words.say('notPaid');
  const [href, label] = isOpen
    ? [declinedPath(payment), words.say('toCheckout')]
    : ['/', words.say('toShop')];
  const isMismatch = payment?.status === 'mismatched';
  const lead = isMismatch
    ? checkoutMessages(site.language).wrong(refuse('payment-mismatched'))
    : words.say('notPaidText');
  const body = `<div class="page wide"><div class="form-side"><header>${drawSiteMark(site.title, site.brand.logo)}</header><main><h1>${text(title)}</h1><p class="lead">${text(lead)}</p><a class="button" href="${href}">${text(label)}</a></main></div></div>`;
  return platformDocument({
    title: `${title} – ${site.title}`,
    language: site.language,
    brand: site.brand,
    body,
  });
}

function headingOf({ order }: ShownOrder, words: OrderMessages): string {
  if (order.number === null) return words.say('received');
  if (order.status === 'canceled') return words.say('orderNo', { number: String(order.number) });
  return words.say('thanks');
}

// A page that was kept open tells what has become of the order since.
function leadOf(shown: ShownOrder, words: OrderMessages): string {
  const { number, email, status, payment_status } = shown.order;
  if (number === null) return words.say('beingConfirmed', { email });
  if (status === 'canceled') return words.say('canceled');
  if (payment_status === 'refunded') return words.say('refunded');
  const told = { number: String(number), email };
  return words.say(pageOf(shown) === 'contribution-confirmed' ? 'donated' : 'placed', told);
}

function pageOf({ order, goods, lines }: ShownOrder): keyof typeof pageTypeCodes {
  if (order.number === null) return 'order-received';
  const kinds = new Set(lines.map((line) => lineKindOf(line.product_type)));
  if (kinds.has('donation')) return 'contribution-confirmed';
  if (kinds.has('paywall')) return 'membership-confirmed';
  return goods.subscription === null ? 'order-confirmed' : 'subscription-confirmed';
}

/** What an order is made of: what is left to pay, what it brought, its lines, its sums and where it goes. */
export function orderPanels(site: SiteEntry, shown: ShownOrder): string {
  const { order, lines } = shown;
  const address = order.shipping_address as Address | null;
  const items = lines.map((line) => lineItem(site, shown, line)).join('');
  const words = orderMessages(site.language);
  const sums = orderSums(shown, site.language)
    .map((sum) => {
      const mark = sum.isTotal ? ' class="total"' : '';
      const isFree = sum.kind === 'shipping' && sum.minor === 0n;
      const amount = isFree ? words.phrase('free') : sum.amount;
      const name = [words.phrase(sum.kind), sum.last4].filter(Boolean).join(' ·· ');
      return `<dt${mark}>${text(name)}</dt><dd${mark}>${text(amount)}</dd>`;
    })
    .join('');
  return `${order.test_mode ? `<p class="ribbon">${text(words.phrase('testOrder'))}</p>` : ''}
${awaitedPanel(site, shown)}${goodsPanels(site, shown.goods)}<div class="panel"><ul class="lines">${items}</ul><dl class="sum">${sums}${tenders(site, shown)}</dl></div>
${address ? `<div class="panel"><h2>${text(words.say('delivery'))}</h2><p>${addressLines(address, site.language, words.language).map(text).join('<br>')}</p></div>` : ''}`;
}

// What was paid with, beside the gift cards among the sums: "Visa ·· 4242".
function tenders(site: SiteEntry, { order, payments }: ShownOrder): string {
  return payments
    .filter((one) => one.provider !== giftCardProvider && one.captured_minor > 0n)
    .map((one) => {
      const brand = (one.card_brand ?? '').replace(/^./, (first) => first.toUpperCase());
      const name = one.method_name || [brand, one.card_last4].filter(Boolean).join(' ·· ');
      const amount = formatMoney(one.captured_minor, order.currency, site.language);
      return name === '' ? '' : `<dt>${text(name)}</dt><dd>${text(amount)}</dd>`;
    })
    .join('');
}

// What is left to do: the owner's words, as they stood when the order was placed.
function awaitedPanel(site: SiteEntry, { order, payments }: ShownOrder): string {
  return payments
    .filter((one) => one.status === 'awaited')
    .map((one) => {
      const amount = formatMoney(one.amount_minor, order.currency, site.language);
      const words = text(one.instructions ?? '').replaceAll('\n', '<br>');
      const due = one.due_at
        ? `<p class="back">${text(orderMessages(site.language).phrase('keptUntil', { date: dayText(one.due_at, site) }))}</p>`
        : '';
      return `<div class="panel awaited"><h2>${text(one.method_name ?? '')}: ${text(amount)}</h2><p>${words}</p>${due}</div>`;
    })
    .join('');
}

function lineItem(site: SiteEntry, { order, images }: ShownOrder, line: ShownOrder['lines'][number]): string {
  const image = images.get(line.image_id ?? '');
  const picture = image
    ? `<img src="/assets/${site.id}/${text(image.storageKey)}?format=300w" alt="" width="56" height="70">`
    : '<span class="none"></span>';
  const options = Object.values(line.attributes as Record<string, string>);
  const answers = answered(line.additional_fields).map(
    (one) => `<small>${text(`${one.title}: ${one.text}`)}</small>`,
  );
  const price = formatMoney(line.unit_minor * BigInt(line.quantity), order.currency, site.language);
  return `<li>${picture}<span>${text(line.title)}<small>${text([...options, `× ${line.quantity}`].join(' · '))}</small>${answers.join('')}</span><span>${text(price)}</span></li>`;
}

/** The test bank's question for cards that ask for 3-D Secure. */
export function bankPage(
  site: SiteEntry,
  given: { readonly paymentId: string; readonly auth: string; readonly crumb: string },
): string {
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${text(value)}">`;
  const body = `<div class="page wide"><div class="form-side"><header><span class="site">Test bank</span></header><main><h1>Is this you?</h1><p class="lead">${text(site.title)} asks for a payment. This page plays the bank; nothing is charged.</p><form method="post" action="/checkout/test-bank">${hidden('crumb', given.crumb)}${hidden('paymentId', given.paymentId)}${hidden('auth', given.auth)}<p class="field"><button class="button" name="answer" value="approve">Yes, pay</button></p><button class="link" name="answer" value="decline">No, refuse it</button></form></main></div></div>`;
  return platformDocument({ title: 'Test bank', language: site.language, body });
}
