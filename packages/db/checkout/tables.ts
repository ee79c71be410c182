import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CheckoutTables {
  reservation: ReservationTable;
  checkout_rules: CheckoutRulesTable;
  checkout_setting: CheckoutSettingTable;
}

interface CheckoutSettingTable {
  siteId: string;
  offersNewsletter: Generated<boolean>;
  newsletterListId: string | null;
  version: Generated<bigint>;
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
