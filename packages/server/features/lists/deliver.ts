import { type DeliveryRow, findAnswer, lockDelivery, updateDelivery } from '@veranda/db/lists/deliveries';
import type { DeliverySettings } from '@veranda/domain/lists/delivery-targets';
import type { DeliveryBook } from '../../platform/deliveries/attempt-delivery.ts';
import type { Deps } from '../../platform/deps.ts';
import { leaveTurn } from './fan-out.ts';
import { joinList } from './join-list.ts';
import type { Parcel } from './parcel.ts';
import { sendToTarget } from './send-to-target.ts';

/** The ways of answers to their targets. */
export function answerBook(deps: Deps, siteId: string): DeliveryBook<DeliveryRow, Parcel> {
  return {
    lock: (tx, id) => lockDelivery(tx, siteId, id),
    update: (tx, id, change) => updateDelivery(tx, { siteId, id }, change),
    leaveTurn: (tx, { id, settings }, { turn, dueAt }) =>
      leaveTurn(deps, tx, { id, turn, dueAt, settings: settings as DeliverySettings }),
    pack: async (tx, delivery) => {
      const answer = await findAnswer(tx, siteId, delivery.submission_id);
      const settings = delivery.settings as DeliverySettings;
      return answer && { delivery, settings, answer, isRepeat: delivery.attempts > 0 };
    },
    // Mails of a site go by one server; every other target is a place of its own.
    placeOf: ({ kind, target }) => (kind === 'mail' ? kind : target),
    bringInside: (parcel) => {
      const { settings } = parcel;
      return settings.kind === 'list' ? (tx) => joinList(deps, tx, { parcel, settings }) : null;
    },
    bring: (parcel) => sendToTarget(deps, siteId, parcel),
  };
}
