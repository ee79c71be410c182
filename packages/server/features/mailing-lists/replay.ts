import {
  type DeliveryRecord,
  findDeadDeliveries,
  findFormDocument,
  hasDelivery,
  lockDelivery,
  updateDelivery,
} from '@veranda/db/mailing-lists/deliveries';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { deliveryStateOf, nextDeliveryState } from '@veranda/domain/mailing-lists/delivery-states';
import type { DeliverySettings, DeliveryTarget } from '@veranda/domain/mailing-lists/delivery-targets';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { leaveTurn, placesOf } from './fan-out.ts';

const maxAtOnce = 1000;

/** Tries a delivery that failed once more, from the beginning of its pauses. */
export function replayDelivery(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, siteId, (tx) => replay(deps, tx, id));
}

/** Tries everything that was given up once more. @returns how many there were */
export function replayDeliveries(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
): Promise<{ replayed: number }> {
  return deps.db.forSite(siteId, async (tx) => {
    let replayed = 0;
    for (const id of await findDeadDeliveries(tx, maxAtOnce))
      if (!isRefusal(await replay(deps, tx, id))) replayed += 1;
    return { replayed };
  });
}

async function replay(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  id: string,
): Promise<{ id: string } | Refusal> {
  const delivery = await lockDelivery(tx, id);
  if (!delivery) return refuse('unknown-delivery');
  const before = deliveryStateOf(delivery.state);
  const state = nextDeliveryState(before, 'replay');
  if (state === null) return refuse(before === 'sent' ? 'delivery-sent' : 'delivery-waiting');
  // The try that was planned finds another turn and does nothing.
  const turn = delivery.turn + 1;
  const place = await placeNow(tx, delivery);
  await updateDelivery(tx, id, {
    state,
    turn,
    tries: 0,
    nextTryAt: null,
    ...(place ? { target: place.target, label: place.label, settings: JSON.stringify(place.settings) } : {}),
  });
  const settings = place?.settings ?? (delivery.settings as DeliverySettings);
  await leaveTurn(deps, tx, { id, turn, dueAt: null, settings });
  return { id };
}

/**
 * Place to which the form sends such an answer now, if the original place is no longer one of the form's and
 * another one of its kind has replaced it: a list that was not selected before, a webhook that was connected
 * again.
 */
async function placeNow(tx: SiteTransaction, delivery: DeliveryRecord): Promise<DeliveryTarget | null> {
  const doc = await findFormDocument(tx, delivery.formId);
  const places = doc === undefined ? [] : await placesOf(tx, delivery.formId, doc);
  if (places.some(({ target }) => target === delivery.target)) return null;
  const [only, ...more] = places.filter(({ settings }) => settings.kind === delivery.kind);
  if (!only || more.length > 0) return null;
  const other = { submissionId: delivery.submissionId, target: only.target };
  return (await hasDelivery(tx, other)) ? null : only;
}
