import type { findLines, OrderRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Asset } from '@veranda/domain/media/asset';
import { formatMoney } from '@veranda/domain/money/format';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import type { ItemLine, SumRow } from '../../services/commerce/checkout-pages/page-partials.ts';
import { giftCardProvider } from '../../services/commerce/gift-cards/tenders.ts';
import { orderSums } from '../../services/commerce/orders/order-sums.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { dayText } from '../../platform/locales/day-text.ts';
import entitlementRow from './entitlement-row.html?raw';
import { entitlementPanels, type ShownEntitlements } from './entitlement-panels.ts';
import mailDownloads from './mail-downloads.html?raw';
import { orderMessages } from './order-messages.ts';
import orderPanelsTemplate from './order-panels.html?raw';

/** An order with the pictures of its lines, by their ids. */
export interface ShownOrder {
  readonly order: OrderRecord;
  readonly lines: Awaited<ReturnType<typeof findLines>>;
  readonly payments: readonly PaymentRecord[];
  readonly images: ReadonlyMap<string, Asset>;
  readonly entitlements: ShownEntitlements;
  /** Path on which the buyer sees the status of the order. */
  readonly statusPath: string;
}

/** Parts of the templates of an order's pages by name. */
export const orderPartials = {
  'order-panels': orderPanelsTemplate,
  'entitlement-row': entitlementRow,
  'mail-downloads': mailDownloads,
};

/**
 * The context of `order-panels`: what is left to pay, what the order brought, its lines, its sums and where
 * it goes.
 */
export function orderPanels(site: SiteEntry, shown: ShownOrder) {
  const { order, lines, entitlements } = shown;
  const messages = orderMessages(site.language);
  const address = order.shippingAddress as Address | null;
  return {
    testOrder: order.testMode ? messages.mail('testOrder') : '',
    awaited: pendingManualPayments(site, shown),
    thanks: entitlements.thanks === '' ? [] : entitlements.thanks.split('\n'),
    entitlements: entitlementPanels(site, entitlements),
    lines: lines.map((line) => itemLine(site, shown, line)),
    sums: [...sumRows(site, shown), ...tenders(site, shown)],
    address: address && {
      title: messages.t('delivery'),
      lines: addressLines(address, site.language, messages.language),
    },
  };
}

// Steps that are left to the buyer: the owner's messages, as they stood when the order was placed.
function pendingManualPayments(site: SiteEntry, { order, payments }: ShownOrder) {
  const messages = orderMessages(site.language);
  return payments
    .filter(({ status }) => status === 'awaited')
    .map((payment) => ({
      name: payment.methodName ?? '',
      amount: formatMoney(payment.amountMinor, order.currency, site.language),
      instructions: (payment.instructions ?? '').split('\n'),
      due: payment.dueAt ? messages.mail('reservedUntil', { date: dayText(payment.dueAt, site) }) : '',
    }));
}

function itemLine(
  site: SiteEntry,
  { order, images }: ShownOrder,
  line: ShownOrder['lines'][number],
): ItemLine {
  const image = images.get(line.imageId ?? '');
  const options = Object.values(line.attributes as Record<string, string>);
  return {
    imageUrl: image ? `/assets/${site.id}/${image.storageKey}?format=300w` : '',
    title: line.title,
    detail: [...options, `× ${line.quantity}`].join(' · '),
    answers: answered(line.additionalFields).map(({ title, text }) => `${title}: ${text}`),
    problem: '',
    amount: formatMoney(line.unitMinor * BigInt(line.quantity), order.currency, site.language),
  };
}

function sumRows(site: SiteEntry, shown: ShownOrder): SumRow[] {
  const messages = orderMessages(site.language);
  return orderSums(shown, site.language).map((sum) => ({
    name: [messages.mail(sum.kind), sum.last4].filter(Boolean).join(' ·· '),
    amount: sum.kind === 'shipping' && sum.minor === 0n ? messages.mail('free') : sum.amount,
    kind: sum.isTotal ? 'total' : 'line',
  }));
}

// Payments beside the gift cards among the sums: "Visa ·· 4242".
function tenders(site: SiteEntry, { order, payments }: ShownOrder): SumRow[] {
  return payments
    .filter((payment) => payment.provider !== giftCardProvider && payment.capturedMinor > 0n)
    .map((payment): SumRow => {
      const brand = (payment.cardBrand ?? '').replace(/^./, (first) => first.toUpperCase());
      return {
        name: payment.methodName || [brand, payment.cardLast4].filter(Boolean).join(' ·· '),
        amount: formatMoney(payment.capturedMinor, order.currency, site.language),
        kind: 'line',
      };
    })
    .filter(({ name }) => name !== '');
}
