import type { DraftRow } from '@veranda/db/orders/drafts';
import { formatMoney } from '@veranda/domain/money/format';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { readDraft } from '../../platform/carts/draft-terms.ts';
import type { LoadedCart, LoadedEntry } from '../../platform/carts/load-cart.ts';
import { dayText } from '../../platform/day-text.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { platformDocument, text } from './html.ts';

/** An invoice that may be paid. */
export interface ShownInvoice {
  readonly site: SiteEntry;
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
  const until = draft.expires_at ? `It can be paid until ${dayText(draft.expires_at, site)}.` : '';
  const quote =
    message === ''
      ? ''
      : `<div class="panel"><h2>From ${text(site.title)}</h2><p>${text(message).replaceAll('\n', '<br>')}</p></div>`;
  return frame(
    site,
    'Your invoice',
    `<p class="lead">${text(`${site.title} has put this order together for you. ${until}`)}</p>
${changed(draft, totals.grandTotalMinor, money)}${quote}
<div class="panel"><ul class="lines">${cart.entries.map((entry) => item(site, entry, money)).join('')}</ul><dl class="sum">${sums(cart, money)}</dl></div>
<form method="post" action="/checkout/invoice/${text(token)}"><input type="hidden" name="crumb" value="${text(crumb)}"><button class="button">Go to payment</button></form>`,
  );
}

/** An invoice that cannot be paid: its days are over, the shop has taken it back, or there never was one. */
export function endedInvoicePage(site: SiteEntry): string {
  return frame(
    site,
    'This invoice has ended',
    `<p class="lead">It was taken back, replaced by a newer one, or its days are over. Please ask ${text(site.title)} for a new one.</p><a class="button" href="/">To the shop</a>`,
  );
}

function frame(site: SiteEntry, title: string, content: string): string {
  const body = `<div class="page wide"><div class="form-side"><header><a class="site" href="/">${text(site.title)}</a></header><main><h1>${title}</h1>${content}</main></div></div>`;
  return platformDocument({ title: `${title} – ${site.title}`, language: site.language, body });
}

type Money = (minor: bigint) => string;

// A total that is no longer that of the mail is said to be so before anything is paid.
function changed(draft: DraftRow, totalMinor: bigint, money: Money): string {
  const before = draft.sent_total_minor;
  if (before === null || before === totalMinor) return '';
  return `<p class="ribbon" role="status">The total has changed since the invoice was sent: it is ${text(money(totalMinor))} now, before ${text(money(before))}.</p>`;
}

function item(site: SiteEntry, { line, unitMinor, problem }: LoadedEntry, money: Money): string {
  const { image } = line.item ?? {};
  const picture = image
    ? `<img src="/assets/${site.id}/${text(image.storageKey)}?format=300w" alt="" width="56" height="70">`
    : '<span class="none"></span>';
  const facts = [...Object.values(line.item?.attributes ?? {}), `× ${String(line.quantity)}`].join(' · ');
  const wrong =
    problem === null ? '' : '<span class="error">This item is not available at the moment.</span>';
  return `<li>${picture}<span>${text(line.title)}<small>${text(facts)}</small>${wrong}</span><span>${text(money(unitMinor * BigInt(line.quantity)))}</span></li>`;
}

function sums({ totals, requiresShipping }: LoadedCart, money: Money): string {
  const row = (name: string, value: string, mark = ''): string =>
    `<dt${mark}>${name}</dt><dd${mark}>${text(value)}</dd>`;
  const shipping = totals.quote ? money(totals.shippingMinor) : 'Chosen at the checkout';
  return [
    row('Subtotal', money(totals.subtotalMinor)),
    totals.discountMinor > 0n ? row('Discount', money(-totals.discountMinor)) : '',
    requiresShipping ? row('Shipping', shipping) : '',
    totals.taxMinor > 0n ? row('Tax', money(totals.taxMinor)) : '',
    row('Total', money(totals.grandTotalMinor), ' class="total"'),
    totals.includedTaxMinor > 0n ? row('Including tax', money(totals.includedTaxMinor), ' class="part"') : '',
  ].join('');
}
