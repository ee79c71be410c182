import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DiscountTables {
  discount: DiscountTable;
  order_discount: OrderDiscountTable;
}

interface DiscountTable {
  siteId: string;
  id: string;
  name: string;
  code: string | null;
  scope: unknown;
  effect: unknown;
  minimumMinor: Generated<bigint>;
  minimumQuantity: Generated<number>;
  active: Generated<boolean>;
  startsAt: Date | null;
  endsAt: Date | null;
  usageLimit: number | null;
  used: Generated<number>;
  oncePerCustomer: Generated<boolean>;
  subscriptions: Generated<string>;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
}

interface OrderDiscountTable {
  siteId: string;
  orderId: string;
  /** Null for what an owner takes off a draft. */
  discountId: string | null;
  name: string;
  code: string | null;
  email: string;
  freeShipping: Generated<boolean>;
  amountMinor: bigint;
  counts: Generated<boolean>;
  renews: Generated<unknown | null>;
}
