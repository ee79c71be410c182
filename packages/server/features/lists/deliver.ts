import { type DeliveryRow, findAnswer, lockDelivery, updateDelivery } from '@veranda/db/lists/deliveries';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { deliveryStateOf, nextDeliveryState, pauseAfter } from '@veranda/domain/lists/delivery-states';
import type { DeliverySettings } from '@veranda/domain/lists/delivery-targets';
import type { Deps } from '../../platform/deps.ts';
import type { Outcome } from '../../platform/lists/delivery-outcome.ts';
import { breakerPause, type TargetBreakers } from '../../platform/lists/target-breakers.ts';
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

interface Attempt {
  readonly order: DeliveryTry;
  readonly holdFor: (milliseconds: number) => Promise<void>;
  readonly breakers: TargetBreakers;
}

/**
 * Makes one try. The answer is read now, so that what was erased goes nowhere. What the target says decides between
 * sent, tried again after a pause and given up; the message itself is done in any case, as the next try has its own.
 */
export async function deliver(
  deps: Deps,
  siteId: string,
  { order, holdFor, breakers }: Attempt,
): Promise<'done' | 'again'> {
  await holdFor(tryTime);
  const parcel = await deps.db.forSite(siteId, (tx) => begin(deps, tx, { order, breakers }));
  if (parcel === 'over') return 'done';
  if (parcel === 'busy') return 'again';
  if (parcel.settings.kind === 'list') {
    // A list is in the same database: joining it and noting that are one.
    const { settings } = parcel;
    await deps.db.forSite(siteId, async (tx) =>
      end(deps, tx, { order, outcome: await joinList(deps, tx, { parcel, settings }) }),
    );
    return 'done';
  }
  const outcome = await sendToTarget(deps, siteId, parcel);
  const breaker = breakers.of(placeOf(siteId, parcel.delivery));
  if (outcome.kind === 'later') breaker.failed();
  else breaker.succeeded();
  await deps.db.forSite(siteId, (tx) => end(deps, tx, { order, outcome }));
  return 'done';
}

/** Mails of a site go by one server; every other target is a place of its own. */
function placeOf(siteId: string, { kind, target }: DeliveryRow): string {
  return `${siteId}|${kind === 'mail' ? kind : target}`;
}

// While a try is being made the row says until when nobody else may make one: a worker that comes upon its message in
// the meantime leaves it, and one that has died is followed when that time is over.
async function begin(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: SiteTransaction,
  { order, breakers }: Pick<Attempt, 'order' | 'breakers'>,
): Promise<Parcel | 'over' | 'busy'> {
  const delivery = await lockDelivery(tx, tx.siteId, order.deliveryId);
  if (!delivery || delivery.turn !== order.turn) return 'over';
  const before = deliveryStateOf(delivery.state);
  const state = nextDeliveryState(before, 'begin');
  const answer = await findAnswer(tx, tx.siteId, delivery.submission_id);
  if (state === null || !answer) return 'over';
  const now = deps.now();
  if (before === 'pending' && (delivery.next_try_at?.getTime() ?? 0) > now) return 'busy';
  if (!breakers.of(placeOf(tx.siteId, delivery)).allows()) {
    await plan(deps, tx, { delivery, pause: breakerPause, reason: delivery.last_error || quiet });
    return 'over';
  }
  await updateDelivery(
    tx,
    { siteId: tx.siteId, id: delivery.id },
    {
      ...{ state, attempts: delivery.attempts + 1, tries: delivery.tries + 1 },
      next_try_at: new Date(now + tryTime),
    },
  );
  const settings = delivery.settings as DeliverySettings;
  return { delivery, settings, answer, isRepeat: delivery.attempts > 0 };
}

const quiet = 'It has not answered lately.';

async function end(
  deps: Pick<Deps, 'now' | 'newId' | 'random'>,
  tx: SiteTransaction,
  { order, outcome }: { readonly order: DeliveryTry; readonly outcome: Outcome },
): Promise<void> {
  const delivery = await lockDelivery(tx, tx.siteId, order.deliveryId);
  if (!delivery || nextDeliveryState(deliveryStateOf(delivery.state), outcome.kind) === null) return;
  const key = { siteId: tx.siteId, id: delivery.id };
  if (outcome.kind === 'sent') {
    const sentAt = new Date(deps.now());
    await updateDelivery(tx, key, { state: 'sent', sent_at: sentAt, next_try_at: null, last_error: '' });
    return;
  }
  const chance = (deps.random(1)[0] ?? 0) / 256;
  const pause = outcome.kind === 'later' ? pauseAfter(delivery.tries, chance) : null;
  if (pause === null)
    await updateDelivery(tx, key, { state: 'dead', next_try_at: null, last_error: outcome.reason });
  else await plan(deps, tx, { delivery, pause, reason: outcome.reason });
}

/** Plans the next try of a delivery that has not arrived, after a pause in milliseconds. */
async function plan(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: SiteTransaction,
  {
    delivery,
    pause,
    reason,
  }: { readonly delivery: DeliveryRow; readonly pause: number; readonly reason: string },
): Promise<void> {
  const dueAt = new Date(deps.now() + pause);
  const turn = delivery.turn + 1;
  const key = { siteId: tx.siteId, id: delivery.id };
  await updateDelivery(tx, key, { state: 'failed', turn, next_try_at: dueAt, last_error: reason });
  const settings = delivery.settings as DeliverySettings;
  await leaveTurn(deps, tx, { id: delivery.id, turn, dueAt, settings });
}
