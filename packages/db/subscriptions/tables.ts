import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface SubscriptionTables {
  product_plan: ProductPlanTable;
  subscription: SubscriptionTable;
  renewal: RenewalTable;
  card_setup: CardSetupTable;
}

interface CardSetupTable {
  siteId: string;
  id: string;
  subscriptionId: string;
  siteUserId: string;
  provider: string;
  accountId: string | null;
  reference: string | null;
  status: Generated<string>;
  createdAt: Generated<Date>;
}

interface ProductPlanTable {
  siteId: string;
  productId: string;
  periodValue: number;
  periodUnit: string;
  numCycles: number;
}

interface SubscriptionTable {
  siteId: string;
  id: string;
  siteUserId: string;
  email: string;
  orderId: string;
  productId: string;
  variantId: string;
  productType: number;
  title: string;
  sku: string;
  attributes: Generated<unknown>;
  imageId: string | null;
  weightGrams: Generated<number>;
  quantity: number;
  unitMinor: bigint;
  currency: string;
  periodValue: number;
  periodUnit: string;
  numCycles: number;
  anchorLocal: string;
  timeZone: string;
  cycleNo: Generated<number>;
  paidCycles: Generated<number>;
  status: Generated<string>;
  nextAt: Date | null;
  provider: string;
  accountId: string | null;
  savedReference: string;
  cardBrand: Generated<string>;
  cardLast4: Generated<string>;
  shippingAddress: unknown | null;
  billingAddress: unknown | null;
  shipping: unknown | null;
  tax: unknown;
  testMode: Generated<boolean>;
  endedAt: Date | null;
  endReason: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface RenewalTable {
  siteId: string;
  id: string;
  subscriptionId: string;
  cycleNo: number;
  status: string;
  tries: Generated<number>;
  cartId: string | null;
  orderId: string | null;
  dueAt: Date;
  nextTryAt: Date | null;
  failure: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
