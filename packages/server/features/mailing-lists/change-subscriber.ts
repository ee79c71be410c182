import type { Subscriber } from '@veranda/contracts/mailing-lists';
import { findSubscriber, lockSubscriber } from '@veranda/db/mailing-lists/reader';
import {
  eraseAddress,
  releaseAddress,
  suppressAddress,
  updateSubscriber,
} from '@veranda/db/mailing-lists/writer';
import { nextSubscriberState, type SubscriberEvent } from '@veranda/domain/mailing-lists/subscriber-states';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { hashOfEmail, stateOf } from '../../services/sites/mailing-lists/subscribe.ts';
import { presentSubscriber } from './present.ts';

/** Events of a subscriber that an owner may cause. */
type OwnerEvent = Extract<SubscriberEvent, 'unsubscribe' | 'suppress' | 'release'>;

/** Unsubscribes somebody from a list; suppresses or releases an address on every list of the site. */
export async function changeSubscriber(
  deps: Pick<Deps, 'db' | 'now'>,
  siteId: string,
  { id, event }: { readonly id: string; readonly event: OwnerEvent },
): Promise<Subscriber | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const person = await lockSubscriber(tx, id);
    if (!person) return refuse('unknown-subscriber');
    const before = stateOf(person);
    const after = nextSubscriberState(before, event);
    if (after === null || after === before) return refuse('subscriber-unchanged');
    const now = new Date(deps.now());
    const address = { email: person.email, hash: hashOfEmail(person.email), at: now };
    if (event === 'suppress') await suppressAddress(tx, address);
    else if (event === 'release') await releaseAddress(tx, address);
    else await updateSubscriber(tx, { id }, { state: after, changedAt: now });
    const changed = await findSubscriber(tx, id);
    return changed ? presentSubscriber(changed) : refuse('unknown-subscriber');
  });
}

/** Erases a person from every list of the site. @returns on how many they stood */
export async function eraseSubscriber(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  email: string,
): Promise<{ erased: number }> {
  return deps.db.forSite(siteId, async (tx) => ({ erased: await eraseAddress(tx, email.trim()) }));
}
