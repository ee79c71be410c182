import { insertWebhookDeliveries, sweepWebhookDeliveries } from '@veranda/db/integrations/webhook-deliveries';
import { findListeners, type WebhookRecord } from '@veranda/db/integrations/webhooks';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { pingTopic } from '@veranda/domain/integrations/topics';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { describeEvent, type ShopEvent } from './describe-event.ts';
import { webhookOf } from './webhooks.ts';

/** Topic of the messages that one try of a delivery is each. */
export const deliveryTopic = 'webhook-delivery';

/**
 * Makes of an event a delivery for every webhook that listens, each with a message of its own, so that one
 * that is unavailable delays nobody else. The body is written now and stays as it is; asked again nothing is
 * added.
 */
export async function fanOutEvent(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  site: SiteEntry,
  event: ShopEvent,
): Promise<void> {
  await deps.db.forSite(site.id, async (tx) => {
    const listeners = await findListeners(tx, event.topic);
    const data = listeners.length > 0 ? await describeEvent(tx, site, event) : null;
    if (data === null) return;
    const createdAt = new Date(event.at).toISOString();
    await deliverTo(deps, tx, { listeners, body: { ...event, createdAt, data } });
    await sweepWebhookDeliveries(tx, new Date(deps.now()));
  });
}

/** Sends an address a message that says nothing. @returns the id of its delivery */
export async function pingWebhook(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  siteId: string,
  id: string,
): Promise<{ deliveryId: string } | Refusal> {
  const eventId = deps.newId();
  const createdAt = new Date(deps.now()).toISOString();
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const webhook = await webhookOf(tx, id);
    if (isRefusal(webhook)) return webhook;
    const body = { eventId, topic: pingTopic, createdAt, data: {} };
    const [deliveryId = ''] = await deliverTo(deps, tx, { listeners: [webhook], body });
    return { deliveryId };
  });
}

interface Body {
  readonly eventId: string;
  readonly topic: string;
  readonly createdAt: string;
  readonly data: object;
}

async function deliverTo(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { listeners, body }: { readonly listeners: readonly WebhookRecord[]; readonly body: Body },
): Promise<string[]> {
  const { eventId, topic, createdAt, data } = body;
  const payload = JSON.stringify({ id: eventId, topic, createdAt, websiteId: tx.siteId, data });
  const added = await insertWebhookDeliveries(
    tx,
    listeners.map(({ id }) => ({
      id: deps.newId(),
      endpointId: id,
      eventId,
      topic,
      payload,
      responseCode: null,
      nextTryAt: null,
      sentAt: null,
      createdAt: new Date(deps.now()),
    })),
  );
  for (const id of added) await leaveWebhookTurn(deps, tx, { id, turn: 1, dueAt: null });
  return added;
}

/** Leaves the message of a delivery's next try; `dueAt` null for at once. */
export async function leaveWebhookTurn(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { id, turn, dueAt }: { readonly id: string; readonly turn: number; readonly dueAt: Date | null },
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: deliveryTopic,
    dedupeKey: `${deliveryTopic}.${id}.${String(turn)}`,
    payload: { deliveryId: id, turn },
    ...(dueAt ? { dueAt } : {}),
  });
}
