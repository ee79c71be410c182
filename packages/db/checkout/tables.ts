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
  website_id: string;
  id: string;
  status: string;
  card_last4: string;
  created_at: Generated<Date>;
}

interface CheckoutSettingTable {
  website_id: string;
  offers_newsletter: Generated<boolean>;
  newsletter_list_id: string | null;
  version: Generated<bigint>;
}

interface TestRefundTable {
  website_id: string;
  refund_id: string;
  payment_id: string;
  amount_minor: bigint;
  asked: Generated<number>;
  created_at: Generated<Date>;
}

interface CheckoutRulesTable {
  website_id: string;
  doc: unknown;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface ReservationTable {
  website_id: string;
  id: string;
  variant_id: string;
  cart_id: string;
  order_id: string | null;
  quantity: number;
  status: string;
  extended: Generated<boolean>;
  expires_at: Date;
}

interface IdempotencyTable {
  website_id: string;
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  response: unknown | null;
  expires_at: Date;
  leased_until: Date | null;
}

interface TestChargeTable {
  website_id: string;
  payment_id: string;
  status: string;
  amount_minor: bigint;
  card_last4: string;
  message: Generated<string>;
  created_at: Generated<Date>;
}
