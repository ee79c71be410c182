import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PaymentTables {
  payment_account: PaymentAccountTable;
  payment_rules: PaymentRulesTable;
  payment_event: PaymentEventTable;
}

interface PaymentAccountTable {
  siteId: string;
  id: string;
  provider: string;
  accountName: Generated<string>;
  testMode: boolean;
  publishableKey: string;
  secretKey: Uint8Array;
  webhookSecret: Uint8Array;
  webhookReference: string | null;
  connectedBy: string;
  connectedAt: Generated<Date>;
  leftAt: Date | null;
}

interface PaymentRulesTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}

interface PaymentEventTable {
  siteId: string;
  provider: string;
  eventId: string;
  kind: string;
  receivedAt: Generated<Date>;
}
