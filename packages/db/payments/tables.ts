import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PaymentTables {
  payment_account: PaymentAccountTable;
  payment_rules: PaymentRulesTable;
  payment_event: PaymentEventTable;
}

interface PaymentAccountTable {
  website_id: string;
  id: string;
  provider: string;
  account_name: Generated<string>;
  test_mode: boolean;
  publishable_key: string;
  secret_key: Uint8Array;
  webhook_secret: Uint8Array;
  webhook_reference: string | null;
  connected_by: string;
  connected_at: Generated<Date>;
  left_at: Date | null;
}

interface PaymentRulesTable {
  website_id: string;
  doc: unknown;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface PaymentEventTable {
  website_id: string;
  provider: string;
  event_id: string;
  kind: string;
  received_at: Generated<Date>;
}
