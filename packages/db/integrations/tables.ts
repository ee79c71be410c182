import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface IntegrationTables {
  api_key: ApiKeyTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
}

interface ApiKeyTable {
  siteId: string;
  id: string;
  name: string;
  prefix: string;
  keyHash: Uint8Array;
  scopes: string[];
  createdBy: string;
  createdAt: Generated<Date>;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

interface WebhookEndpointTable {
  siteId: string;
  id: string;
  url: string;
  topics: string[];
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousUntil: Date | null;
  enabled: Generated<boolean>;
  createdBy: string;
  createdAt: Generated<Date>;
}

interface WebhookDeliveryTable {
  siteId: string;
  id: string;
  endpointId: string;
  eventId: string;
  topic: string;
  payload: string;
  state: Generated<string>;
  turn: Generated<number>;
  attempts: Generated<number>;
  tries: Generated<number>;
  responseCode: number | null;
  lastError: Generated<string>;
  nextTryAt: Date | null;
  sentAt: Date | null;
  createdAt: Generated<Date>;
}
