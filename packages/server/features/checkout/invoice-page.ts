import type { DraftRow } from '@veranda/db/orders/drafts';
import { formatMoney } from '@veranda/domain/money/format';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { readDraft } from '../../platform/carts/draft-terms.ts';
import type { LoadedCart, LoadedEntry } from '../../platform/carts/load-cart.ts';
import { dayText } from '../../platform/day-text.ts';
import { type BrandedSite, drawSiteMark } from '../../platform/html/checkout-brand.ts';
import { type OrderMessages, orderMessages } from '../../platform/html/order-messages.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { platformDocument, text } from './html.ts';

/** An invoice that may be paid. */
export interface ShownInvoice {
  readonly site: BrandedSite;
  readonly draft: DraftRow;
  readonly cart: LoadedCart;
  readonly token: string;
  readonly crumb: string;
}

/** What a shop has put together for somebody: its items, its total, and the way to pay it. */
export function invoicePage({ site, draft, cart, token, crumb }: ShownInvoice): string {
  const money = (minor: bigint): string => formatMoney(minor, site.currency, site.language);
  const { message } = readDraft(cart.row) ?? emptyDraft;
  const { totals } = cart;
  const words = orderMessages(site.language);
  const date = draft.expires_at ? dayText(draft.expires_at, site) : '';
  const lead = words.say('payableUntil', { shop: site.title, date });
  const quote =
    message === ''
      ? ''
      : `<div class="panel"><h2>${text(words.say('fromShop', { shop: site.title }))}</h2><p>${text(message).replaceAll('\n', '<br>')}</p></div>`;
  return frame(
    site,
    words.invoice,
    `<p class="lead">${text(lead)}</p>
${changed(words, draft, { totalMinor: totals.grandTotalMinor, money })}${quote}
<div class="panel"><ul class="lines">${cart.entries.map((entry) => item(site, entry, money)).join('')}</ul><dl class="sum">${sums(cart, words, money)}</dl></div>
<form method="post" action="/checkout/invoice/${text(token)}"><input type="hidden" name="crumb" value="${text(crumb)}"><button class="button">${text(words.say('toPayment'))}</button></form>`,
  );
}

/** An invoice that cannot be paid: its days are over, the shop has taken it back, or there never was one. */
export function endedInvoicePage(site: BrandedSite): string {
  const words = orderMessages(site.language);
  const told = text(words.say('invoiceEndedText', { shop: site.title }));
  return frame(
    site,
    words.say('invoiceEnded'),
    `<p class="lead">${told}</p><a class="button" href="/">${text(words.say('toShop'))}</a>`,
  );
}

function frame(site: BrandedSite, title: string, content: string): string {
  const body = `<div class="page wide"><div class="form-side"><header>${drawSiteMark(site.title, site.brand.logo)}</header><main><h1>${text(title)}</h1>${content}</main></div></div>`;
  return platformDocument({
    title: `${title} – ${site.title}`,
    language: site.language,
    brand: site.brand,
    body,
  });
}

type Money = (minor: bigint) => string;

// A total that is no longer that of the mail is said to be so before anything is paid.
function changed(
  words: OrderMessages,
  { sent_total_minor: before }: DraftRow,
  { totalMinor, money }: { readonly totalMinor: bigint; readonly money: Money },
): string {
  if (before === null || before === totalMinor) return '';
  const told = words.say('totalChanged', { total: money(totalMinor), before: money(before) });
  return `<p class="ribbon" role="status">${text(told)}</p>`;
}

function item(site: SiteEntry, { line, unitMinor, problem }: LoadedEntry, money: Money): string {
  const { image } = line.item ?? {};
  const picture = image
    ? `<img src="/assets/${site.id}/${text(image.storageKey)}?format=300w" alt="" width="56" height="70">`
    : '<span class="none"></span>';
  const facts = [...Object.values(line.item?.attributes ?? {}), `× ${String(line.quantity)}`].join(' · ');
  const told = orderMessages(site.language).say('unavailable');
  const wrong = problem === null ? '' : `<span class="error">${text(told)}</span>`;
  return `<li>${picture}<span>${text(line.title)}<small>${text(facts)}</small>${wrong}</span><span>${text(money(unitMinor * BigInt(line.quantity)))}</span></li>`;
}

function sums({ totals, requiresShipping }: LoadedCart, words: OrderMessages, money: Money): string {
  const row = (name: string, value: string, mark = ''): string =>
    `<dt${mark}>${text(name)}</dt><dd${mark}>${text(value)}</dd>`;
  const shipping = totals.quote ? money(totals.shippingMinor) : words.say('atCheckout');
  const included = money(totals.includedTaxMinor);
  return [
    row(words.phrase('subtotal'), money(totals.subtotalMinor)),
    totals.discountMinor > 0n ? row(words.phrase('discount'), money(-totals.discountMinor)) : '',
    requiresShipping ? row(words.phrase('shipping'), shipping) : '',
    totals.taxMinor > 0n ? row(words.phrase('tax'), money(totals.taxMinor)) : '',
    row(words.phrase('total'), money(totals.grandTotalMinor), ' class="total"'),
    totals.includedTaxMinor > 0n ? row(words.phrase('includedTax'), included, ' class="part"') : '',
  ].join('');
}
