import type { SubscriptionRow } from '@veranda/db/subscriptions/reader';
import type { SubscriptionMailData } from '../../platform/mail/templates/subscription-mails.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import type { SubscriptionMailOrder } from '../../platform/subscriptions/schedule-renewal.ts';
import { renewalPhrase } from '../../platform/subscriptions/renewal-phrase.ts';

/** What a mail of a subscription needs. */
export interface SubscriptionMail {
  readonly order: SubscriptionMailOrder;
  readonly row: SubscriptionRow;
  /** What its next charge comes to, in minor units. */
  readonly amountMinor: bigint;
  readonly to: string;
  /** When a refused charge is tried again; null for never. */
  readonly nextTryAt: Date | null;
  readonly studioUrl: string;
}

/** A subscription as its mail tells of it, to its customer or to the shop. */
export function subscriptionMailData(site: SiteEntry, given: SubscriptionMail): SubscriptionMailData {
  const { order, row, amountMinor, to, nextTryAt, studioUrl } = given;
  const { kind, key } = order;
  return {
    id: `subscription-${kind}.${order.to}.${row.id}${key === '' ? '' : `.${key.replaceAll(':', '.')}`}`,
    event: kind,
    reader: order.to,
    to,
    customerEmail: row.email,
    product: [row.title, ...Object.values(row.attributes as Record<string, string>)].join(', '),
    price: renewalPhrase(row, amountMinor, site.language),
    nextAt: row.next_at,
    nextTryAt,
    card: { brand: row.card_brand, last4: row.card_last4 },
    endReason: row.end_reason ?? '',
    href: order.to === 'customer' ? `${site.origin}${ownPath(kind, row)}` : studioUrl,
  };
}

// Whoever has to do something about their card is led to where they give or confirm it.
function ownPath(kind: SubscriptionMailOrder['kind'], row: SubscriptionRow): string {
  const own = '/account/subscriptions';
  const isAsked = kind === 'payment-failed' || row.saved_reference === '';
  return isAsked && row.ended_at === null ? `${own}/${row.id}/card` : own;
}
