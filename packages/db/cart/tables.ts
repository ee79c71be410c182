import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CartTables {
  cart: CartTable;
  cart_entry: CartEntryTable;
  cart_reminder: CartReminderTable;
  cart_reminder_refusal: CartReminderRefusalTable;
}

interface CartTable {
  siteId: string;
  id: string;
  tokenHash: Uint8Array;
  siteUserId: string | null;
  browserHash: Uint8Array | null;
  currency: string;
  email: string | null;
  shippingAddress: unknown | null;
  billingAddress: unknown | null;
  shippingOption: string | null;
  note: Generated<string>;
  coupons: Generated<string[]>;
  giftCards: Generated<string[]>;
  wantsNewsletter: Generated<boolean>;
  status: Generated<string>;
  purpose: Generated<string>;
  purchase: unknown | null;
  quotes: Generated<unknown | null>;
  lockedUntil: Date | null;
  orderId: string | null;
  seenDueMinor: bigint | null;
  version: Generated<bigint>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface CartEntryTable {
  siteId: string;
  id: string;
  cartId: string;
  productId: string;
  variantId: string;
  quantity: number;
  unitMinorSeen: bigint;
  additionalFields: unknown | null;
  fieldsHash: Generated<string>;
  createdAt: Generated<Date>;
}

interface CartReminderTable {
  siteId: string;
  cartId: string;
  originCartId: string;
  sentAt: Date | null;
  createdAt: Generated<Date>;
}

interface CartReminderRefusalTable {
  siteId: string;
  emailHash: Uint8Array;
  createdAt: Generated<Date>;
}
