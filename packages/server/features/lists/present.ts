import type { MailingList, Subscriber } from '@veranda/contracts/lists';
import type { ListRow, SubscriberRow } from '@veranda/db/lists/reader';
import { stateOf } from '../../platform/lists/subscribe.ts';

/** A list as the studio reads it. */
export function presentList(row: ListRow): MailingList {
  const { pending, subscribed, unsubscribed, suppressed } = row;
  return {
    id: row.id,
    name: row.name,
    doubleOptIn: row.double_opt_in,
    createdAt: row.created_at.toISOString(),
    counts: { pending, subscribed, unsubscribed, suppressed },
  };
}

/** Somebody on a list as the studio reads them. */
export function presentSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    source: row.source,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
