import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CheckoutTables {
  reservation: ReservationTable;
  idempotency: IdempotencyTable;
  test_charge: TestChargeTable;
  checkout_rules: CheckoutRulesTable;
  test_refund: TestRefundTable;
  test_setup: TestSetupTable;
  checkout_setting: CheckoutSettingTable;
}

interface TestSetupTable {
  siteId: string;
  id: string;
  status: string;
  cardLast4: string;
  createdAt: Generated<Date>;
}

interface CheckoutSettingTable {
  siteId: string;
  offersNewsletter: Generated<boolean>;
  newsletterListId: string | null;
  version: Generated<bigint>;
}

interface TestRefundTable {
  siteId: string;
  refundId: string;
  paymentId: string;
  amountMinor: bigint;
  asked: Generated<number>;
  createdAt: Generated<Date>;
}

interface CheckoutRulesTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}

interface ReservationTable {
  siteId: string;
  id: string;
  variantId: string;
  cartId: string;
  orderId: string | null;
  quantity: number;
  status: string;
  extended: Generated<boolean>;
  expiresAt: Date;
}

interface IdempotencyTable {
  siteId: string;
  scope: string;
  key: string;
  requestHash: string;
  status: number | null;
  response: unknown | null;
  expiresAt: Date;
  leasedUntil: Date | null;
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
