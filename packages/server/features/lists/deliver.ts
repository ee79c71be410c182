import { findAnswer, lockDelivery, updateDelivery } from '@veranda/db/lists/deliveries';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { deliveryStateOf, nextDeliveryState, pauseAfter } from '@veranda/domain/lists/delivery-states';
import type { DeliverySettings } from '@veranda/domain/lists/delivery-targets';
import type { Deps } from '../../platform/deps.ts';
import type { Outcome } from '../../platform/lists/delivery-outcome.ts';
import { leaveTurn } from './fan-out.ts';
import { joinList } from './join-list.ts';
import type { Parcel } from './parcel.ts';
import { sendToTarget } from './send-to-target.ts';

/** Milliseconds for which nobody else may take the message of a try that is being made: several calls of 5 s. */
const tryTime = 60_000;

/** A try of a delivery; `turn` tells it from one that a replay has taken the place of. */
export interface DeliveryTry {
  readonly deliveryId: string;
  readonly turn: number;
}

/**
 * Makes one try. The answer is read now, so that what was erased goes nowhere. What the target says decides between
 * sent, tried again after a pause and given up; the message itself is done in any case, as the next try has its own.
 */
export async function deliver(
  deps: Deps,
  siteId: string,
  { order, holdFor }: { readonly order: DeliveryTry; readonly holdFor: (ms: number) => Promise<void> },
): Promise<'done'> {
  await holdFor(tryTime);
  const parcel = await deps.db.forSite(siteId, (tx) => begin(tx, order));
  if (!parcel) return 'done';
  if (parcel.settings.kind === 'list') {
    // A list is in the same database: joining it and noting that are one.
    const { settings } = parcel;
    await deps.db.forSite(siteId, async (tx) =>
      end(deps, tx, { order, outcome: await joinList(deps, tx, { parcel, settings }) }),
    );
    return 'done';
  }
  const outcome = await sendToTarget(deps, siteId, parcel);
  await deps.db.forSite(siteId, (tx) => end(deps, tx, { order, outcome }));
  return 'done';
}

async function begin(tx: SiteTransaction, order: DeliveryTry): Promise<Parcel | null> {
  const delivery = await lockDelivery(tx, tx.siteId, order.deliveryId);
  if (!delivery || delivery.turn !== order.turn) return null;
  const state = nextDeliveryState(deliveryStateOf(delivery.state), 'begin');
  const answer = await findAnswer(tx, tx.siteId, delivery.submission_id);
  if (state === null || !answer) return null;
  await updateDelivery(
    tx,
    { siteId: tx.siteId, id: delivery.id },
    { state, attempts: delivery.attempts + 1, tries: delivery.tries + 1, next_try_at: null },
  );
  const settings = delivery.settings as DeliverySettings;
  return { delivery, settings, answer, isRepeat: delivery.attempts > 0 };
}

async function end(
  deps: Pick<Deps, 'now' | 'newId' | 'random'>,
  tx: SiteTransaction,
  { order, outcome }: { readonly order: DeliveryTry; readonly outcome: Outcome },
): Promise<void> {
  const delivery = await lockDelivery(tx, tx.siteId, order.deliveryId);
  if (!delivery || nextDeliveryState(deliveryStateOf(delivery.state), outcome.kind) === null) return;
  const key = { siteId: tx.siteId, id: delivery.id };
  if (outcome.kind === 'sent') {
    await updateDelivery(tx, key, { state: 'sent', sent_at: new Date(deps.now()), last_error: '' });
    return;
  }
  const chance = (deps.random(1)[0] ?? 0) / 256;
  const pause = outcome.kind === 'later' ? pauseAfter(delivery.tries, chance) : null;
  if (pause === null) {
    await updateDelivery(tx, key, { state: 'dead', last_error: outcome.reason });
    return;
  }
  const dueAt = new Date(deps.now() + pause);
  const turn = delivery.turn + 1;
  await updateDelivery(tx, key, { state: 'failed', turn, next_try_at: dueAt, last_error: outcome.reason });
  await leaveTurn(deps, tx, { id: delivery.id, turn, dueAt });
}
