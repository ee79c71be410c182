import type { OrderLineRow, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import { formatMoney } from '@veranda/domain/money/format';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import { dayText } from '../../platform/day-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { orderSums } from '../../platform/orders/order-sums.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { mailHtml, type MailParts, mailText } from './email-html.ts';

/** The order that a mail tells of. */
export interface MailedOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly orderUrl: string;
}

/** A parcel of an order. */
export interface MailedShipment {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string;
}

/** The confirmation of an order. `id` is the same for every delivery of one mail. */
export function confirmationMail(site: SiteEntry, given: MailedOrder, id: string): Mail {
  const { order } = given;
  return compose(site, given, {
    id,
    subject: `Your order No. ${order.number} at ${site.title}`,
    heading: 'Thank you',
    lead: [`Your order No. ${order.number} at ${site.title} is placed.`, ...awaitedLead(site, given)],
    rows: rowsOf(site, given),
    sums: sumsOf(site, given),
  });
}

// How to pay what is awaited: the owner's words, as they stood when the order was placed.
function awaitedLead(site: SiteEntry, { order, payments }: MailedOrder): string[] {
  return payments
    .filter((one) => one.status === 'awaited')
    .flatMap((one) => [
      `Please pay ${formatMoney(one.amount_minor, order.currency, site.language)}: ${one.method_name ?? ''}.`,
      ...(one.instructions ?? '').split('\n').filter(Boolean),
      ...(one.due_at ? [`The order is kept for you until ${dayText(one.due_at, site)}.`] : []),
    ]);
}

/** Tells that the money of a payment by hand has come. */
export function paymentMail(site: SiteEntry, given: MailedOrder, id: string): Mail {
  const { order } = given;
  return compose(site, given, {
    id,
    subject: `We have your payment for order No. ${order.number} at ${site.title}`,
    heading: 'Thank you, it is paid',
    lead: [`The money for your order No. ${order.number} at ${site.title} has come.`],
    rows: rowsOf(site, given),
    sums: sumsOf(site, given),
  });
}

/** Tells that a parcel is on its way. */
export function shippingMail(
  site: SiteEntry,
  given: MailedOrder & { readonly shipment: MailedShipment },
  id: string,
): Mail {
  const { order, shipment, lines } = given;
  const { carrier, tracking_number, tracking_url } = shipment;
  const by = [carrier, tracking_number].filter(Boolean).join(', ');
  return compose(site, given, {
    id,
    subject: `Your order No. ${order.number} at ${site.title} is on its way`,
    heading: 'On its way',
    lead: [
      `A parcel of your order No. ${order.number} has left us.`,
      ...(by === '' ? [] : [`It travels with ${by}.`]),
    ],
    rows: shipment.lines.flatMap(({ lineId, quantity }) => {
      const line = lines.find((one) => one.id === lineId);
      return line ? [{ what: nameOf(line), quantity, total: '' }] : [];
    }),
    sums: [],
    link: tracking_url === '' ? null : { href: tracking_url, label: 'Follow the parcel' },
  });
}

/** Tells that money was given back, or that the order is canceled and all of it was. */
export function refundMail(
  site: SiteEntry,
  given: MailedOrder & { readonly amountMinor: bigint; readonly canceled: boolean },
  id: string,
): Mail {
  const { order, amountMinor, canceled } = given;
  const amount = formatMoney(amountMinor, order.currency, site.language);
  const what = canceled ? 'is canceled' : 'was refunded';
  const givenBack = amountMinor > 0n ? [`We have given back ${amount} to what you paid with.`] : [];
  return compose(site, given, {
    id,
    subject: `Your order No. ${order.number} at ${site.title} ${what}`,
    heading: canceled ? 'Your order is canceled' : 'A refund for you',
    lead: [`Your order No. ${order.number} at ${site.title} ${what}.`, ...givenBack],
    rows: canceled ? rowsOf(site, given) : [],
    sums: [['Given back', amount]],
  });
}

type Words = Pick<MailParts, 'subject' | 'heading' | 'lead' | 'rows' | 'sums'> &
  Partial<Pick<MailParts, 'link'>> & { readonly id: string };

function compose(site: SiteEntry, { order, orderUrl }: MailedOrder, { id, ...words }: Words): Mail {
  const shipTo = order.shipping_address as Address | null;
  const parts: MailParts = {
    link: null,
    ...words,
    site,
    orderUrl,
    address: shipTo ? addressLines(shipTo, order.locale) : [],
    test: order.test_mode ? 'This is a test order: no money has moved.' : '',
  };
  return {
    id,
    from: { name: site.title, address: `orders@${site.host.split(':')[0]}` },
    to: order.email,
    subject: words.subject,
    text: mailText(parts),
    html: mailHtml(parts),
  };
}

function rowsOf(site: SiteEntry, { order, lines }: MailedOrder): MailParts['rows'] {
  return lines.map((line) => ({
    what: nameOf(line),
    quantity: line.quantity,
    total: formatMoney(line.unit_minor * BigInt(line.quantity), order.currency, site.language),
  }));
}

function sumsOf(site: SiteEntry, given: MailedOrder): MailParts['sums'] {
  return orderSums(given, site.language).map(({ name, amount }) => [name, amount] as const);
}

function nameOf(line: OrderLineRow): string {
  const answers = answered(line.additional_fields).map(({ title, text }) => `${title}: ${text}`);
  const name = [line.title, ...Object.values(line.attributes as Record<string, string>)].join(', ');
  return answers.length === 0 ? name : `${name} (${answers.join('; ')})`;
}
