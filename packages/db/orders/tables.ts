import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface OrderTables {
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
  refund: RefundTable;
  refund_line: RefundLineTable;
  refund_split: RefundSplitTable;
  order_tax: OrderTaxTable;
  order_number: OrderNumberTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  payment: PaymentTable;
  order_event: OrderEventTable;
  draft_order: DraftOrderTable;
}

interface OrderNumberTable {
  siteId: string;
  last: Generated<number>;
}

interface OrdersTable {
  siteId: string;
  id: string;
  number: number | null;
  cartId: string;
  siteUserId: string | null;
  status: string;
  paymentStatus: Generated<string>;
  fulfilmentStatus: Generated<string>;
  testMode: boolean;
  email: string;
  shippingAddress: unknown | null;
  billingAddress: unknown | null;
  shippingOption: unknown | null;
  note: Generated<string>;
  customerNote: Generated<string>;
  currency: string;
  subtotalMinor: bigint;
  discountMinor: Generated<bigint>;
  shippingMinor: Generated<bigint>;
  taxMinor: Generated<bigint>;
  includedTaxMinor: Generated<bigint>;
  grandTotalMinor: bigint;
  authHash: Uint8Array;
  locale: Generated<string>;
  source: Generated<string>;
  newsletterConsentAt: Date | null;
  /** Tax rules of later charges, on the first order of a subscription. */
  renewalTax: unknown | null;
  seenAt: Date | null;
  /** When a browser took over to tell scripts that measure of its purchase; null until then. */
  purchaseToldAt: Date | null;
  /**
   * Key of the browser that has claimed the conversion event; null where nobody has, and where it was sent
   * before there were keys.
   */
  purchaseClaim: string | null;
  placedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface DraftOrderTable {
  siteId: string;
  cartId: string;
  totalMinor: Generated<bigint>;
  itemCount: Generated<number>;
  customerName: Generated<string>;
  sends: Generated<number>;
  sentAt: Date | null;
  sentTo: Generated<string>;
  sentTotalMinor: bigint | null;
  expiresAt: Date | null;
  createdBy: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface OrderLineTable {
  siteId: string;
  id: string;
  orderId: string;
  position: number;
  /** Null for a line of the owner's own. */
  productId: string | null;
  variantId: string | null;
  productType: number;
  title: string;
  sku: string;
  attributes: Generated<unknown>;
  imageId: string | null;
  quantity: number;
  unitMinor: bigint;
  discountMinor: Generated<bigint>;
  taxMinor: Generated<bigint>;
  totalMinor: bigint;
  additionalFields: unknown | null;
  fulfilledQuantity: Generated<number>;
  refundedQuantity: Generated<number>;
}

interface PaymentTable {
  siteId: string;
  id: string;
  orderId: string;
  provider: string;
  providerReference: string | null;
  status: string;
  amountMinor: bigint;
  capturedMinor: Generated<bigint>;
  refundedMinor: Generated<bigint>;
  failure: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  giftCardId: string | null;
  accountId: string | null;
  actionUrl: string | null;
  savedReference: string | null;
  methodName: string | null;
  instructions: string | null;
  dueAt: Date | null;
  dispute: string | null;
  disputeReference: string | null;
  disputeReason: string | null;
  disputeDueAt: Date | null;
  mismatchHandledAt: Date | null;
  mismatchHandledBy: string | null;
  refundFailure: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface OrderEventTable {
  siteId: string;
  id: string;
  orderId: string;
  kind: string;
  detail: Generated<unknown>;
  actor: Generated<string>;
  createdAt: Generated<Date>;
}

interface OrderTaxTable {
  siteId: string;
  orderId: string;
  position: number;
  name: string;
  ratePpm: bigint;
  included: boolean;
  appliesTo: string;
  baseMinor: bigint;
  amountMinor: bigint;
}

interface ShipmentTable {
  siteId: string;
  id: string;
  orderId: string;
  carrier: Generated<string>;
  trackingNumber: Generated<string>;
  trackingUrl: Generated<string>;
  actor: string;
  createdAt: Generated<Date>;
  voidedAt: Date | null;
}

interface ShipmentLineTable {
  siteId: string;
  shipmentId: string;
  orderLineId: string;
  quantity: number;
}

interface RefundTable {
  siteId: string;
  id: string;
  orderId: string;
  idempotencyKey: string;
  status: string;
  amountMinor: bigint;
  /** Part of it that refunds shipping, with its tax. */
  shippingMinor: Generated<bigint>;
  restock: boolean;
  cancels: boolean;
  notify: boolean;
  reason: Generated<string>;
  failure: string | null;
  actor: string;
  createdAt: Generated<Date>;
}

interface RefundLineTable {
  siteId: string;
  refundId: string;
  orderLineId: string;
  quantity: number;
  amountMinor: bigint;
}

interface RefundSplitTable {
  siteId: string;
  id: string;
  refundId: string;
  paymentId: string;
  amountMinor: bigint;
  status: string;
  providerReference: string | null;
}
