import {
  type DeliveryRecord,
  findAnswer,
  lockDelivery,
  updateDelivery,
} from '@veranda/db/mailing-lists/deliveries';
import type { DeliverySettings } from '@veranda/domain/mailing-lists/delivery-targets';
import type { DeliverySource } from '../../platform/webhook-deliveries/attempt-delivery.ts';
import type { ListDeps } from './targets/list-deps.ts';
import { leaveTurn } from './fan-out.ts';
import { joinList } from './join-list.ts';
import type { Parcel } from './parcel.ts';
import { sendToTarget } from './send-to-target.ts';

/** The ways of answers to their targets. */
export function answerDeliverySource(deps: ListDeps, siteId: string): DeliverySource<DeliveryRecord, Parcel> {
  return {
    lock: (tx, id) => lockDelivery(tx, id),
    update: (tx, id, change) => updateDelivery(tx, id, change),
    leaveTurn: (tx, { id, settings }, { turn, dueAt }) =>
      leaveTurn(deps, tx, { id, turn, dueAt, settings: settings as DeliverySettings }),
    pack: async (tx, delivery) => {
      const answer = await findAnswer(tx, delivery.submissionId);
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
