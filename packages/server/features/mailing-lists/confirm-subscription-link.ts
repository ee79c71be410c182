import type { SubscriberState } from '@veranda/contracts/mailing-lists';
import { findSubscriber, lockSubscriber } from '@veranda/db/mailing-lists/reader';
import { updateSubscriber } from '@veranda/db/mailing-lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { nextSubscriberState } from '@veranda/domain/mailing-lists/subscriber-states';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import {
  type LinkPurpose,
  opensLink,
  subscriberOfToken,
} from '../../services/sites/mailing-lists/list-link.ts';
import { leaveMail, stateOf } from '../../services/sites/mailing-lists/subscribe.ts';

/** Milliseconds for which a link of confirmation works: two weeks. An unsubscribe link works for good. */
const confirmationTtlMs = 14 * 24 * 60 * 60_000;

/** A link that somebody has followed. */
export interface ConfirmedLink {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** Subject of a link, as its page shows it. */
export interface LinkSubject {
  readonly state: SubscriberState;
  readonly email: string;
  readonly listName: string;
}

/** Looks at a link without doing what it says. */
export async function readLink(
  deps: Pick<Deps, 'db' | 'now'>,
  siteId: string,
  link: ConfirmedLink,
): Promise<LinkSubject | Refusal> {
  return deps.db.forSite(siteId, (tx) => subjectOf(deps, tx, link), { readOnly: true });
}

/** Does what a link says; once done it stays done, however often the link is followed. */
export async function confirmSubscriptionLink(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  link: ConfirmedLink,
): Promise<LinkSubject | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const id = subscriberOfToken(link.token);
    const person = id === null ? undefined : await lockSubscriber(tx, id);
    const subject = await subjectOf(deps, tx, link);
    if (!person || 'kind' in subject) return refuse('list-link-over');
    const before = stateOf(person);
    const after = nextSubscriberState(before, link.purpose) ?? before;
    if (after === before) return subject;
    const now = new Date(deps.now());
    await updateSubscriber(
      tx,
      { id: person.id },
      { state: after, changedAt: now, ...(link.purpose === 'confirm' ? { confirmedAt: now } : {}) },
    );
    await leaveMail(deps, tx, { person, before, after });
    return { ...subject, state: after };
  });
}

async function subjectOf(
  deps: Pick<Deps, 'now'>,
  tx: SiteTransaction,
  { purpose, token }: ConfirmedLink,
): Promise<LinkSubject | Refusal> {
  const id = subscriberOfToken(token);
  const person = id === null ? undefined : await findSubscriber(tx, id);
  if (!person || !opensLink(purpose, person, token)) return refuse('list-link-over');
  const state = stateOf(person);
  const isLate = (person.askedAt?.getTime() ?? 0) + confirmationTtlMs < deps.now();
  const isOver = state !== 'subscribed' && (state !== 'pending' || isLate);
  if (purpose === 'confirm' && isOver) return refuse('list-link-over');
  return { state, email: person.email, listName: person.listName };
}
