import * as calls from '@veranda/contracts/integrations-webhooks';
import {
  readWebhookDeliveries,
  type WebhookDeliveryRecord,
} from '@veranda/db/integrations/webhook-deliveries';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { replayEvent } from './deliver-event.ts';
import { pingWebhook } from './fan-out-event.ts';
import {
  addWebhook,
  changeWebhook,
  presentWebhook,
  readWebhooks,
  removeWebhook,
  rotateSecret,
  webhookOf,
} from './webhooks.ts';

/** Webhooks in the studio, and what became of their messages. */
export function webhookRoutes(deps: Deps): Route[] {
  return [
    route(calls.listWebhooks, async (call) => ({ webhooks: await readWebhooks(deps, siteOf(call).id) })),
    route(calls.createWebhook, async (call) =>
      addWebhook(deps, siteOf(call).id, { ...call.body, by: accountOf(call).email }),
    ),
    route(calls.changeWebhook, async (call) =>
      changeWebhook(deps, siteOf(call).id, { id: call.params.webhook, change: call.body }),
    ),
    route(calls.removeWebhook, async (call) => removeWebhook(deps, siteOf(call).id, call.params.webhook)),
    route(calls.rotateWebhookSecret, async (call) =>
      rotateSecret(deps, siteOf(call).id, call.params.webhook),
    ),
    route(calls.testWebhook, async (call) => pingWebhook(deps, siteOf(call).id, call.params.webhook)),
    ...deliveryRoutes(deps),
  ];
}

function deliveryRoutes(deps: Deps): Route[] {
  return [
    route(calls.listWebhookDeliveries, async (call) => {
      const { id } = siteOf(call);
      const { state = '', page = 1, pageSize = 25 } = call.query;
      const bounds = { offset: (page - 1) * pageSize, limit: pageSize };
      const webhookId = call.params.webhook;
      return deps.db.forSite(
        id,
        async (tx) => {
          const webhook = await webhookOf(tx, webhookId);
          if (isRefusal(webhook)) return webhook;
          const { rows, counts } = await readWebhookDeliveries(tx, { webhookId, state, ...bounds });
          const { pending = 0, sent = 0, failed = 0, dead = 0 } = counts;
          return {
            webhook: presentWebhook(webhook),
            deliveries: rows.map(presentDelivery),
            total: state === '' ? pending + sent + failed + dead : (counts[state] ?? 0),
            counts: { pending, sent, failed, dead },
          };
        },
        { readOnly: true },
      );
    }),
    route(calls.replayWebhookDelivery, async (call) =>
      replayEvent(deps, siteOf(call).id, call.params.delivery),
    ),
  ];
}

function presentDelivery(row: WebhookDeliveryRecord): calls.WebhookDelivery {
  return {
    id: row.id,
    eventId: row.eventId,
    topic: row.topic,
    attempts: row.attempts,
    payload: row.payload,
    state: row.state as calls.WebhookDelivery['state'],
    responseCode: row.responseCode,
    lastError: row.lastError,
    nextTryAt: row.state === 'failed' ? (row.nextTryAt?.toISOString() ?? null) : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
