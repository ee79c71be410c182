import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface SubscriptionTables {
  product_plan: ProductPlanTable;
  subscription: SubscriptionTable;
  renewal: RenewalTable;
  card_setup: CardSetupTable;
}

interface CardSetupTable {
  website_id: string;
  id: string;
  subscription_id: string;
  site_user_id: string;
  provider: string;
  account_id: string | null;
  reference: string | null;
  status: Generated<string>;
  created_at: Generated<Date>;
}

interface ProductPlanTable {
  website_id: string;
  product_id: string;
  period_value: number;
  period_unit: string;
  num_cycles: number;
}

interface SubscriptionTable {
  website_id: string;
  id: string;
  site_user_id: string;
  email: string;
  order_id: string;
  product_id: string;
  variant_id: string;
  product_type: number;
  title: string;
  sku: string;
  attributes: Generated<unknown>;
  image_id: string | null;
  weight_grams: Generated<number>;
  quantity: number;
  unit_minor: bigint;
  currency: string;
  period_value: number;
  period_unit: string;
  num_cycles: number;
  anchor_local: string;
  time_zone: string;
  cycle_no: Generated<number>;
  paid_cycles: Generated<number>;
  status: Generated<string>;
  next_at: Date | null;
  provider: string;
  account_id: string | null;
  saved_reference: string;
  card_brand: Generated<string>;
  card_last4: Generated<string>;
  shipping_address: unknown | null;
  billing_address: unknown | null;
  shipping: unknown | null;
  tax: unknown;
  test_mode: Generated<boolean>;
  ended_at: Date | null;
  end_reason: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface RenewalTable {
  website_id: string;
  id: string;
  subscription_id: string;
  cycle_no: number;
  status: string;
  tries: Generated<number>;
  cart_id: string | null;
  order_id: string | null;
  due_at: Date;
  next_try_at: Date | null;
  failure: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
