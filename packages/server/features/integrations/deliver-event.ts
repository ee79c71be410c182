import {
  lockWebhookDelivery,
  updateWebhookDelivery,
  type WebhookDeliveryRecord,
} from '@veranda/db/integrations/webhook-deliveries';
import { findWebhook, type WebhookRecord } from '@veranda/db/integrations/webhooks';
import { deliveryStateOf, nextDeliveryState } from '@veranda/domain/mailing-lists/delivery-states';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { DeliverySource } from '../../platform/webhook-deliveries/attempt-delivery.ts';
import type { Deps } from '../../services/deps.ts';
import { postSigned } from '../../platform/webhook-deliveries/automation-call.ts';
import { never } from '../../platform/webhook-deliveries/delivery-outcome.ts';
import { leaveWebhookTurn } from './fan-out-event.ts';
import { secretsOf } from './webhook-secret.ts';
import { deliveryReason } from '../../platform/webhook-deliveries/delivery-reason.ts';

interface Parcel {
  readonly delivery: WebhookDeliveryRecord;
  readonly webhook: WebhookRecord;
}

/** The ways of events to webhooks: a book for one try, which keeps the status that was answered to it. */
export function eventDeliverySource(deps: Deps): DeliverySource<WebhookDeliveryRecord, Parcel> {
  let answered: { readonly responseCode: number | null } | undefined;
  return {
    lock: (tx, id) => lockWebhookDelivery(tx, id),
    update: (tx, id, change) => updateWebhookDelivery(tx, id, { ...change, ...answered }),
    leaveTurn: (tx, { id }, { turn, dueAt }) => leaveWebhookTurn(deps, tx, { id, turn, dueAt }),
    pack: async (tx, delivery) => {
      const webhook = await findWebhook(tx, delivery.endpointId);
      return webhook && { delivery, webhook };
    },
    placeOf: ({ endpointId: id }) => id,
    bringInside: () => null,
    bring: async ({ delivery, webhook }) => {
      if (!webhook.enabled) return never(deliveryReason('webhookOff'));
      const { outcome, status } = await postSigned(deps, {
        url: webhook.url,
        secrets: secretsOf(deps, webhook),
        key: delivery.eventId,
        text: delivery.payload,
        headers: {
          'user-agent': 'Veranda-Webhooks/1',
          'veranda-topic': delivery.topic,
          'veranda-attempt': String(delivery.attempts + 1),
        },
      });
      answered = { responseCode: status };
      return outcome;
    },
  };
}

/** Tries a delivery that has not arrived once more, from the beginning of its pauses. */
export function replayEvent(
  deps: Pick<Deps, 'db' | 'newId'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const delivery = await lockWebhookDelivery(tx, id);
    if (!delivery) return refuse('unknown-webhook-delivery');
    const before = deliveryStateOf(delivery.state);
    const state = nextDeliveryState(before, 'replay');
    if (state === null) return refuse(before === 'sent' ? 'delivery-sent' : 'delivery-waiting');
    // The try that was planned finds another turn and does nothing.
    const turn = delivery.turn + 1;
    await updateWebhookDelivery(tx, id, { state, turn, tries: 0, nextTryAt: null });
    await leaveWebhookTurn(deps, tx, { id, turn, dueAt: null });
    return { id };
  });
}
