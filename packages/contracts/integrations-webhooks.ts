import { type WebhookTopic, webhookTopics } from '@veranda/domain/integrations/topics';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DeliveryState } from './mailing-lists-deliveries.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const read = { kind: 'member', area: 'people', level: 'read' } as const;
const write = { kind: 'member', area: 'people', level: 'write' } as const;
const WebhookParams = Type.Object({ ...SiteParams.properties, webhook: Id });
const MomentOrNull = Type.Union([Type.String(), Type.Null()]);

const Topics = Type.Array(
  Type.Unsafe<WebhookTopic>(Type.Union(webhookTopics.map((topic) => Type.Literal(topic)))),
  {
    maxItems: webhookTopics.length,
  },
);
const Url = Type.String({ maxLength: 2000 });

/** An address that receives the events of the shop. Times are ISO 8601. */
export const Webhook = Type.Object({
  id: Type.String(),
  url: Type.String(),
  topics: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  createdBy: Type.String(),
  createdAt: Type.String(),
  waiting: Type.Integer({ description: 'Deliveries that are still to arrive.' }),
  dead: Type.Integer({ description: 'Deliveries that were given up.' }),
  previousSecretUntil: Type.Union([Type.String(), Type.Null()], {
    description: 'Until when messages are signed with the secret before the last one too.',
  }),
});
export type Webhook = Static<typeof Webhook>;

const Secret = Type.String({ description: '`whsec_…`; told here and nowhere else.' });

export const listWebhooks = endpoint({
  name: 'list-webhooks',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/webhooks',
  access: read,
  params: SiteParams,
  response: Type.Object({ webhooks: Type.Array(Webhook) }),
  crumb: 'none',
});

/** Adds an https address of the public internet, with the secret that its messages are signed with. */
export const createWebhook = endpoint({
  name: 'create-webhook',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/webhooks',
  access: write,
  params: SiteParams,
  body: Type.Object({ url: Url, topics: Topics }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ webhook: Webhook, secret: Secret }),
  crumb: 'required',
  asksLoginAgain: true,
});

/** Changes what is named. Deliveries that wait for a disabled address are given up when their turn comes. */
export const changeWebhook = endpoint({
  name: 'change-webhook',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/webhooks/:webhook',
  access: write,
  params: WebhookParams,
  body: Type.Object(
    { url: Type.Optional(Url), topics: Type.Optional(Topics), enabled: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ webhook: Webhook }),
  crumb: 'required',
  asksLoginAgain: true,
});

/** Takes an address out, with its deliveries. */
export const removeWebhook = endpoint({
  name: 'remove-webhook',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/webhooks/:webhook',
  access: write,
  params: WebhookParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Makes another secret. For 24 hours messages carry a signature by either. */
export const rotateWebhookSecret = endpoint({
  name: 'rotate-webhook-secret',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/webhooks/:webhook/secret',
  access: write,
  params: WebhookParams,
  response: Type.Object({ webhook: Webhook, secret: Secret }),
  crumb: 'required',
  asksLoginAgain: true,
});

/** Sends a message of the topic `ping`. */
export const testWebhook = endpoint({
  name: 'test-webhook',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/webhooks/:webhook/ping',
  access: write,
  params: WebhookParams,
  response: Type.Object({ deliveryId: Type.String() }),
  crumb: 'required',
});

/** Delivery of one event to one address. */
export const WebhookDelivery = Type.Object({
  id: Type.String(),
  eventId: Type.String(),
  topic: Type.String(),
  state: DeliveryState,
  attempts: Type.Integer(),
  responseCode: Type.Union([Type.Integer(), Type.Null()], { description: 'Of the latest try.' }),
  lastError: Type.String({ description: 'Empty for none.' }),
  nextTryAt: MomentOrNull,
  sentAt: MomentOrNull,
  createdAt: Type.String(),
  payload: Type.String({ description: 'The body as it is sent.' }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** One page of deliveries, the newest first. Those that are over are kept for 30 days. */
export const listWebhookDeliveries = endpoint({
  name: 'list-webhook-deliveries',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/webhooks/:webhook/deliveries',
  access: read,
  params: WebhookParams,
  query: Type.Object(
    {
      state: Type.Optional(DeliveryState),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    webhook: Webhook,
    deliveries: Type.Array(WebhookDelivery),
    total: Type.Integer(),
    counts: Type.Object({
      pending: Type.Integer(),
      sent: Type.Integer(),
      failed: Type.Integer(),
      dead: Type.Integer(),
    }),
  }),
  crumb: 'none',
});

/** Tries a delivery that has not arrived once more, now, with the same body and the same event id. */
export const replayWebhookDelivery = endpoint({
  name: 'replay-webhook-delivery',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/webhook-deliveries/:delivery/replay',
  access: write,
  params: Type.Object({ ...SiteParams.properties, delivery: Id }),
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});
