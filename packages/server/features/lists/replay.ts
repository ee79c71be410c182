import { findDeadDeliveries, lockDelivery, updateDelivery } from '@veranda/db/lists/deliveries';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { deliveryStateOf, nextDeliveryState } from '@veranda/domain/lists/delivery-states';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { changeOrRefuse } from '../../platform/change-or-refuse.ts';
import type { Deps } from '../../platform/deps.ts';
import { leaveTurn } from './fan-out.ts';

const mostAtOnce = 1000;

/** Tries a delivery that failed once more, from the beginning of its pauses. */
export function replayDelivery(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return changeOrRefuse(deps.db, siteId, (tx) => replay(deps, tx, id));
}

/** Tries everything that was given up once more. @returns how many there were */
export function replayDeliveries(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
): Promise<{ replayed: number }> {
  return deps.db.forSite(siteId, async (tx) => {
    let replayed = 0;
    for (const id of await findDeadDeliveries(tx, siteId, mostAtOnce))
      if (!isRefusal(await replay(deps, tx, id))) replayed += 1;
    return { replayed };
  });
}

async function replay(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  id: string,
): Promise<{ id: string } | Refusal> {
  const delivery = await lockDelivery(tx, tx.siteId, id);
  if (!delivery) return refuse('unknown-delivery');
  const before = deliveryStateOf(delivery.state);
  const state = nextDeliveryState(before, 'replay');
  if (state === null) return refuse(before === 'sent' ? 'delivery-sent' : 'delivery-waiting');
  // The try that was planned finds another turn and does nothing.
  const turn = delivery.turn + 1;
  await updateDelivery(tx, { siteId: tx.siteId, id }, { state, turn, tries: 0, next_try_at: null });
  await leaveTurn(deps, tx, { id, turn, dueAt: null });
  return { id };
}
