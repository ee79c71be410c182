import type { SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { letterMail, type Letter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import type { SubscriptionMailOrder } from '../../platform/subscriptions/schedule-renewal.ts';
import { phraseOf } from './present.ts';

/** What a mail of a subscription needs. */
export interface SubscriptionMail {
  readonly order: SubscriptionMailOrder;
  readonly row: SubscriptionRow;
  readonly to: string;
  /** When a refused charge is tried again; null for never. */
  readonly nextTryAt: Date | null;
  readonly studioUrl: string;
}

/** A mail of a subscription, to its customer or to the shop. */
export function subscriptionMail(site: SiteEntry, given: SubscriptionMail): Mail {
  const { order, row, to } = given;
  const { kind, key } = order;
  const words = order.to === 'customer' ? customerWords(site, given) : shopWords(site, given);
  return letterMail(site, {
    ...words,
    id: `subscription-${kind}.${order.to}.${row.id}${key === '' ? '' : `.${key.replaceAll(':', '.')}`}`,
    to,
    rows: [
      { name: 'Subscription', value: nameOf(row) },
      { name: 'Price', value: phraseOf(row, site.language) },
      ...(row.next_at === null ? [] : [{ name: 'Next charge', value: dateOf(site, row.next_at) }]),
    ],
    button:
      order.to === 'customer'
        ? { label: 'Your subscriptions', href: `${site.origin}/account/subscriptions` }
        : { label: 'See it in the studio', href: given.studioUrl },
  });
}

type Words = Pick<Letter, 'subject' | 'heading' | 'lines'>;

function customerWords(site: SiteEntry, { order, row, nextTryAt }: SubscriptionMail): Words {
  const name = nameOf(row);
  switch (order.kind) {
    case 'upcoming':
      return {
        subject: `Your subscription at ${site.title} is renewed soon`,
        heading: 'Your subscription is renewed soon',
        lines: [
          `We charge ${row.card_brand} that ends in ${row.card_last4} for ${name} again. Until then you can skip or cancel it.`,
        ],
      };
    case 'started':
      return {
        subject: `Your subscription at ${site.title}`,
        heading: 'Your subscription has begun',
        lines: [`You are subscribed to ${name}. Your card will be charged by itself until it ends.`],
      };
    case 'renewed':
      return {
        subject: `Your subscription at ${site.title} was renewed`,
        heading: 'Your subscription was renewed',
        lines: [`${name} goes on.`],
      };
    case 'payment-failed':
      return refusedWords(site, row, nextTryAt);
    case 'canceled':
      return {
        subject: `Your subscription at ${site.title} is canceled`,
        heading: 'Your subscription is canceled',
        lines: [`${name} has ended. Your card will not be charged again.`],
      };
    case 'completed':
      return {
        subject: `Your subscription at ${site.title} is complete`,
        heading: 'Your subscription is complete',
        lines: [`The last charge for ${name} is paid. Your card will not be charged again.`],
      };
  }
}

function refusedWords(site: SiteEntry, row: SubscriptionRow, nextTryAt: Date | null): Words {
  const name = nameOf(row);
  return {
    subject: `A payment for ${name} was refused`,
    heading: 'Your card was refused',
    lines: [
      `We could not charge ${row.card_brand} that ends in ${row.card_last4} for ${name}.`,
      nextTryAt === null
        ? 'It was the last try: the subscription has ended.'
        : `We try again on ${dateOf(site, nextTryAt)}. With another card it is tried at once.`,
    ],
  };
}

const reasons: Readonly<Record<string, string>> = {
  customer: 'Its customer has canceled it.',
  shop: 'It was canceled in the studio.',
  unpaid: 'It was not paid for after three tries.',
};

function shopWords(site: SiteEntry, { order, row, nextTryAt }: SubscriptionMail): Words {
  const name = nameOf(row);
  switch (order.kind) {
    case 'upcoming':
      return words(`Renewed soon: ${name}`, `The card of ${row.email} is charged again.`);
    case 'started':
      return words(`New subscription to ${name}`, `${row.email} has subscribed at ${site.title}.`);
    case 'renewed':
      return words(`Renewed: ${name}`, `The subscription of ${row.email} was charged again.`);
    case 'payment-failed':
      return words(
        `Payment refused: ${name}`,
        nextTryAt === null
          ? `The card of ${row.email} was refused for the third time.`
          : `The card of ${row.email} was refused. It is tried again on ${dateOf(site, nextTryAt)}.`,
      );
    case 'canceled':
      return words(
        `Canceled: ${name}`,
        `The subscription of ${row.email} has ended. ${reasons[row.end_reason ?? ''] ?? ''}`.trim(),
      );
    case 'completed':
      return words(`Completed: ${name}`, `The subscription of ${row.email} has had its last charge.`);
  }
}

function words(subject: string, line: string): Words {
  return { subject, heading: subject, lines: [line] };
}

function nameOf(row: SubscriptionRow): string {
  return [row.title, ...Object.values(row.attributes as Record<string, string>)].join(', ');
}

function dateOf(site: SiteEntry, at: Date): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(at);
}
