import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PaymentTables {
  payment_account: PaymentAccountTable;
  payment_rules: PaymentRulesTable;
  payment_event: PaymentEventTable;
  /** Charges that the test gateway stores. */
  test_charge: TestChargeTable;
  test_refund: TestRefundTable;
  test_setup: TestSetupTable;
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

interface TestChargeTable {
  siteId: string;
  paymentId: string;
  status: string;
  amountMinor: bigint;
  cardLast4: string;
  message: Generated<string>;
  createdAt: Generated<Date>;
}

interface TestRefundTable {
  siteId: string;
  refundId: string;
  paymentId: string;
  amountMinor: bigint;
  asked: Generated<number>;
  createdAt: Generated<Date>;
}

interface TestSetupTable {
  siteId: string;
  id: string;
  status: string;
  cardLast4: string;
  createdAt: Generated<Date>;
}
