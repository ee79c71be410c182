import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface IntegrationTables {
  api_key: ApiKeyTable;
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
