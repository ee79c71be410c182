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
  website_id: string;
  last: Generated<number>;
}

interface OrdersTable {
  website_id: string;
  id: string;
  number: number | null;
  cart_id: string;
  site_user_id: string | null;
  status: string;
  payment_status: Generated<string>;
  fulfilment_status: Generated<string>;
  test_mode: boolean;
  email: string;
  shipping_address: unknown | null;
  billing_address: unknown | null;
  shipping_option: unknown | null;
  note: Generated<string>;
  customer_note: Generated<string>;
  currency: string;
  subtotal_minor: bigint;
  discount_minor: Generated<bigint>;
  shipping_minor: Generated<bigint>;
  tax_minor: Generated<bigint>;
  included_tax_minor: Generated<bigint>;
  grand_total_minor: bigint;
  auth_hash: Uint8Array;
  locale: Generated<string>;
  source: Generated<string>;
  newsletter_consent_at: Date | null;
  /** How later charges are taxed, where it is the first one of a subscription. */
  renewal_tax: unknown | null;
  seen_at: Date | null;
  /** When a browser took over to tell scripts that measure of its purchase; null until then. */
  purchase_told_at: Date | null;
  /** Key of the browser that has the telling; null where nobody has, and where it was told before there were keys. */
  purchase_claim: string | null;
  placed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface DraftOrderTable {
  website_id: string;
  cart_id: string;
  total_minor: Generated<bigint>;
  item_count: Generated<number>;
  customer_name: Generated<string>;
  sends: Generated<number>;
  sent_at: Date | null;
  sent_to: Generated<string>;
  sent_total_minor: bigint | null;
  expires_at: Date | null;
  created_by: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface OrderLineTable {
  website_id: string;
  id: string;
  order_id: string;
  position: number;
  /** Null for a line of the owner's own. */
  product_id: string | null;
  variant_id: string | null;
  product_type: number;
  title: string;
  sku: string;
  attributes: Generated<unknown>;
  image_id: string | null;
  quantity: number;
  unit_minor: bigint;
  discount_minor: Generated<bigint>;
  tax_minor: Generated<bigint>;
  total_minor: bigint;
  additional_fields: unknown | null;
  fulfilled_quantity: Generated<number>;
  refunded_quantity: Generated<number>;
}

interface PaymentTable {
  website_id: string;
  id: string;
  order_id: string;
  provider: string;
  provider_reference: string | null;
  status: string;
  amount_minor: bigint;
  captured_minor: Generated<bigint>;
  refunded_minor: Generated<bigint>;
  failure: string | null;
  card_brand: string | null;
  card_last4: string | null;
  gift_card_id: string | null;
  account_id: string | null;
  action_url: string | null;
  saved_reference: string | null;
  method_name: string | null;
  instructions: string | null;
  due_at: Date | null;
  dispute: string | null;
  dispute_reference: string | null;
  dispute_reason: string | null;
  dispute_due_at: Date | null;
  mismatch_handled_at: Date | null;
  mismatch_handled_by: string | null;
  refund_failure: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface OrderEventTable {
  website_id: string;
  id: string;
  order_id: string;
  kind: string;
  detail: Generated<unknown>;
  actor: Generated<string>;
  created_at: Generated<Date>;
}

interface OrderTaxTable {
  website_id: string;
  order_id: string;
  position: number;
  name: string;
  rate_ppm: bigint;
  included: boolean;
  applies_to: string;
  base_minor: bigint;
  amount_minor: bigint;
}

interface ShipmentTable {
  website_id: string;
  id: string;
  order_id: string;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  tracking_url: Generated<string>;
  actor: string;
  created_at: Generated<Date>;
  voided_at: Date | null;
}

interface ShipmentLineTable {
  website_id: string;
  shipment_id: string;
  order_line_id: string;
  quantity: number;
}

interface RefundTable {
  website_id: string;
  id: string;
  order_id: string;
  idempotency_key: string;
  status: string;
  amount_minor: bigint;
  /** What of it is of the shipping, with its tax. */
  shipping_minor: Generated<bigint>;
  restock: boolean;
  cancels: boolean;
  notify: boolean;
  reason: Generated<string>;
  failure: string | null;
  actor: string;
  created_at: Generated<Date>;
}

interface RefundLineTable {
  website_id: string;
  refund_id: string;
  order_line_id: string;
  quantity: number;
  amount_minor: bigint;
}

interface RefundSplitTable {
  website_id: string;
  id: string;
  refund_id: string;
  payment_id: string;
  amount_minor: bigint;
  status: string;
  provider_reference: string | null;
}
