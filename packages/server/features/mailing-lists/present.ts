import type { MailingList, Subscriber } from '@veranda/contracts/mailing-lists';
import type { MailingListRecord, SubscriberRecord } from '@veranda/db/mailing-lists/reader';
import { stateOf } from '../../services/sites/mailing-lists/subscribe.ts';

/** A list as the studio reads it. */
export function presentList(row: MailingListRecord): MailingList {
  const { pending, subscribed, unsubscribed, suppressed } = row;
  return {
    id: row.id,
    name: row.name,
    doubleOptIn: row.doubleOptIn,
    createdAt: row.createdAt.toISOString(),
    counts: { pending, subscribed, unsubscribed, suppressed },
  };
}

/** Somebody on a list as the studio reads them. */
export function presentSubscriber(row: SubscriberRecord): Subscriber {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    source: row.source,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  };
}
