import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DiscountTables {
  discount: DiscountTable;
  order_discount: OrderDiscountTable;
}

interface DiscountTable {
  website_id: string;
  id: string;
  name: string;
  code: string | null;
  scope: unknown;
  effect: unknown;
  minimum_minor: Generated<bigint>;
  minimum_quantity: Generated<number>;
  active: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  usage_limit: number | null;
  used: Generated<number>;
  once_per_customer: Generated<boolean>;
  subscriptions: Generated<string>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

interface OrderDiscountTable {
  website_id: string;
  order_id: string;
  /** Null for what an owner takes off a draft. */
  discount_id: string | null;
  name: string;
  code: string | null;
  email: string;
  free_shipping: Generated<boolean>;
  amount_minor: bigint;
  counts: Generated<boolean>;
  renews: Generated<unknown | null>;
}
