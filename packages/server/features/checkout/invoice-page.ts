import type { DraftOrderRecord } from '@veranda/db/orders/drafts';
import { formatMoney } from '@veranda/domain/money/format';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { readDraft } from '../../services/commerce/carts/draft-terms.ts';
import type { LoadedCart, LoadedEntry } from '../../services/commerce/carts/load-cart.ts';
import { dayText } from '../../platform/locales/day-text.ts';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import {
  type ItemLine,
  pagePartials,
  type SumRow,
} from '../../services/commerce/checkout-pages/page-partials.ts';
import { renderFramedPage } from '../../services/commerce/checkout-pages/purchase-page.ts';
import { type OrderMessages, orderMessages } from './order-messages.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import invoiceTemplate from './invoice-page.html?raw';
import { renderMessagePage } from './order-page.ts';

/** An invoice that may be paid. */
interface ShownInvoice {
  readonly site: BrandedSite;
  readonly draft: DraftOrderRecord;
  readonly cart: LoadedCart;
  readonly token: string;
  readonly crumb: string;
}

const invoiceContent = platformTemplate<{
  readonly heading: string;
  readonly lead: string;
  /** Empty where the total is that of the mail. */
  readonly changeText: string;
  /** Lines that the shop has written; none for nothing. */
  readonly message: readonly string[];
  readonly messageTitle: string;
  readonly lines: readonly ItemLine[];
  readonly sums: readonly SumRow[];
  readonly token: string;
  readonly crumb: string;
  readonly buttonText: string;
}>(invoiceTemplate, pagePartials);

/** Page of an order that a shop has composed for a customer: its items, its total, and the way to pay it. */
export function invoicePage({ site, draft, cart, token, crumb }: ShownInvoice): string {
  const money = (minor: bigint): string => formatMoney(minor, site.currency, site.language);
  const { message } = readDraft(cart.row) ?? emptyDraft;
  const messages = orderMessages(site.language);
  const date = draft.expiresAt ? dayText(draft.expiresAt, site) : '';
  const content = invoiceContent({
    heading: messages.mail('invoice.heading'),
    lead: messages.t('payableUntil', { shop: site.title, date }),
    changeText: changeText(messages, draft, { totalMinor: cart.totals.grandTotalMinor, money }),
    message: message === '' ? [] : message.split('\n'),
    messageTitle: messages.t('fromShop', { shop: site.title }),
    lines: cart.entries.map((entry) => itemLine(site, entry, money)),
    sums: sumRows(cart, messages, money),
    token,
    crumb,
    buttonText: messages.t('toPayment'),
  });
  return renderFramedPage(site, { head: messages.mail('invoice.heading'), content });
}

/** An invoice that cannot be paid: its days are over, the shop has taken it back, or there never was one. */
export function endedInvoicePage(site: BrandedSite): string {
  const messages = orderMessages(site.language);
  return renderMessagePage(site, {
    heading: messages.t('invoiceEnded'),
    lead: messages.t('invoiceEndedText', { shop: site.title }),
    url: '/',
    buttonText: messages.t('toShop'),
  });
}

type Money = (minor: bigint) => string;

// A total that is no longer that of the mail is said to be so before anything is paid.
function changeText(
  messages: OrderMessages,
  { sentTotalMinor: before }: DraftOrderRecord,
  { totalMinor, money }: { readonly totalMinor: bigint; readonly money: Money },
): string {
  if (before === null || before === totalMinor) return '';
  return messages.t('totalChanged', { total: money(totalMinor), before: money(before) });
}

function itemLine(site: SiteEntry, { line, unitMinor, problem }: LoadedEntry, money: Money): ItemLine {
  const { image, attributes = {} } = line.item ?? {};
  return {
    imageUrl: image ? `/assets/${site.id}/${image.storageKey}?format=300w` : '',
    title: line.title,
    detail: [...Object.values(attributes), `× ${String(line.quantity)}`].join(' · '),
    answers: [],
    problem: problem === null ? '' : orderMessages(site.language).t('unavailable'),
    amount: money(unitMinor * BigInt(line.quantity)),
  };
}

function sumRows({ totals, requiresShipping }: LoadedCart, messages: OrderMessages, money: Money): SumRow[] {
  const row = (name: string, amount: string, kind: SumRow['kind'] = 'line'): SumRow => ({
    name,
    amount,
    kind,
  });
  const shipping = totals.quote ? money(totals.shippingMinor) : messages.t('atCheckout');
  const included = money(totals.includedTaxMinor);
  return [
    row(messages.mail('subtotal'), money(totals.subtotalMinor)),
    ...(totals.discountMinor > 0n ? [row(messages.mail('discount'), money(-totals.discountMinor))] : []),
    ...(requiresShipping ? [row(messages.mail('shipping'), shipping)] : []),
    ...(totals.taxMinor > 0n ? [row(messages.mail('tax'), money(totals.taxMinor))] : []),
    row(messages.mail('total'), money(totals.grandTotalMinor), 'total'),
    ...(totals.includedTaxMinor > 0n ? [row(messages.mail('includedTax'), included, 'part')] : []),
  ];
}
