import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface IntegrationTables {
  api_key: ApiKeyTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
}

interface ApiKeyTable {
  website_id: string;
  id: string;
  name: string;
  prefix: string;
  key_hash: Uint8Array;
  scopes: string[];
  created_by: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

interface WebhookEndpointTable {
  website_id: string;
  id: string;
  url: string;
  topics: string[];
  secret: Uint8Array;
  previous_secret: Uint8Array | null;
  previous_until: Date | null;
  enabled: Generated<boolean>;
  created_by: string;
  created_at: Generated<Date>;
}

interface WebhookDeliveryTable {
  website_id: string;
  id: string;
  endpoint_id: string;
  event_id: string;
  topic: string;
  payload: string;
  state: Generated<string>;
  turn: Generated<number>;
  attempts: Generated<number>;
  tries: Generated<number>;
  response_code: number | null;
  last_error: Generated<string>;
  next_try_at: Date | null;
  sent_at: Date | null;
  created_at: Generated<Date>;
}
