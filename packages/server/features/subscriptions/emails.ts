import type { SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import type { SubscriptionMailData } from '../../services/commerce/mails/subscription-mails.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { SubscriptionMailOrder } from '../../services/commerce/subscriptions/schedule-renewal.ts';
import { renewalMessage } from '../../services/commerce/subscriptions/renewal-message.ts';

/** Facts for the mail of a subscription. */
interface SubscriptionMail {
  readonly order: SubscriptionMailOrder;
  readonly row: SubscriptionRecord;
  /** Amount of its next charge, in minor units. */
  readonly amountMinor: bigint;
  readonly to: string;
  /** When a refused charge is tried again; null for never. */
  readonly nextTryAt: Date | null;
  readonly studioUrl: string;
}

/** A subscription as its mail tells of it, to its customer or to the shop. */
export function subscriptionMailData(site: SiteEntry, mail: SubscriptionMail): SubscriptionMailData {
  const { order, row, amountMinor, to, nextTryAt, studioUrl } = mail;
  const { kind, key } = order;
  return {
    id: `subscription-${kind}.${order.to}.${row.id}${key === '' ? '' : `.${key.replaceAll(':', '.')}`}`,
    event: kind,
    reader: order.to,
    to,
    customerEmail: row.email,
    product: [row.title, ...Object.values(row.attributes as Record<string, string>)].join(', '),
    price: renewalMessage(row, amountMinor, site.language),
    nextAt: row.nextAt,
    nextTryAt,
    card: { brand: row.cardBrand, last4: row.cardLast4 },
    endReason: row.endReason ?? '',
    href: order.to === 'customer' ? `${site.origin}${ownPath(kind, row)}` : studioUrl,
  };
}

// A customer who has to do something about their card is led to where they enter or confirm it.
function ownPath(kind: SubscriptionMailOrder['kind'], row: SubscriptionRecord): string {
  const accountPath = '/account/subscriptions';
  const isAsked = kind === 'payment-failed' || row.savedReference === '';
  return isAsked && row.endedAt === null ? `${accountPath}/${row.id}/card` : accountPath;
}
