import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CartTables {
  cart: CartTable;
  cart_entry: CartEntryTable;
  cart_reminder: CartReminderTable;
  cart_reminder_refusal: CartReminderRefusalTable;
}

interface CartTable {
  website_id: string;
  id: string;
  token_hash: Uint8Array;
  site_user_id: string | null;
  browser_hash: Uint8Array | null;
  currency: string;
  email: string | null;
  shipping_address: unknown | null;
  billing_address: unknown | null;
  shipping_option: string | null;
  note: Generated<string>;
  coupons: Generated<string[]>;
  gift_cards: Generated<string[]>;
  wants_newsletter: Generated<boolean>;
  status: Generated<string>;
  purpose: Generated<string>;
  purchase: unknown | null;
  quotes: Generated<unknown | null>;
  locked_until: Date | null;
  order_id: string | null;
  seen_due_minor: bigint | null;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CartEntryTable {
  website_id: string;
  id: string;
  cart_id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  unit_minor_seen: bigint;
  additional_fields: unknown | null;
  fields_hash: Generated<string>;
  created_at: Generated<Date>;
}

interface CartReminderTable {
  website_id: string;
  cart_id: string;
  origin_cart_id: string;
  sent_at: Date | null;
  created_at: Generated<Date>;
}

interface CartReminderRefusalTable {
  website_id: string;
  email_hash: Uint8Array;
  created_at: Generated<Date>;
}
