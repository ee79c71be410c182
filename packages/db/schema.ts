import type { Generated, Insertable, Selectable } from 'kysely';

// Row types, written to follow migrations/*.sql column by column: bigint columns are JavaScript bigints, timestamptz
// are Dates, jsonb values go in as JSON text and come out parsed (or as text where a query asks for `doc::text`).

export interface AccountTable {
  id: string;
  email: string;
  password_hash: string;
  name: Generated<string>;
  created_at: Generated<Date>;
}

export interface AccountSessionTable {
  token_hash: Uint8Array;
  account_id: string;
  remember: Generated<boolean>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

export interface WebsiteTable {
  id: string;
  slug: string;
  title: string;
  status: Generated<string>;
  theme: string;
  language: Generated<string>;
  time_zone: Generated<string>;
  currency: Generated<string>;
  is_demo: Generated<boolean>;
  canary: string;
  trial_ends_at: Date | null;
  published_revision_id: string | null;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface DomainTable {
  host: string;
  website_id: string;
  canonical: Generated<boolean>;
}

export interface RateBucketTable {
  key: string;
  hits: number;
  window_ends_at: Date;
}

export interface OutboxTable {
  id: string;
  website_id: string | null;
  topic: string;
  dedupe_key: string;
  payload: unknown;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  due_at: Generated<Date>;
}

export interface MembershipTable {
  website_id: string;
  account_id: string;
  roles: number[];
  is_owner: Generated<boolean>;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export interface SiteSettingsTable {
  website_id: string;
  doc: unknown;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

export interface CollectionTable {
  website_id: string;
  id: string;
  type: number;
  title: string;
  navigation_title: string;
  url_slug: string;
  description: Generated<string>;
  enabled: Generated<boolean>;
  status: Generated<string>;
  is_home: Generated<boolean>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ItemTable {
  website_id: string;
  id: string;
  collection_id: string;
  record_type: number;
  title: string;
  url_slug: string;
  status: Generated<string>;
  position: Generated<string>;
  publish_at: Generated<Date>;
  doc: Generated<unknown>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface AssetTable {
  website_id: string;
  id: string;
  kind: string;
  file_name: string;
  mime_type: string;
  bytes: bigint;
  sha256: string;
  storage_key: string;
  width: number | null;
  height: number | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  alt_text: Generated<string>;
  caption: Generated<string>;
  variants: Generated<number[]>;
  placeholder: Generated<string>;
  color_data: Generated<unknown>;
  status: Generated<string>;
  source_url: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface RevisionTable {
  website_id: string;
  id: string;
  number: number;
  sha256: string;
  snapshot: unknown;
  account_id: string | null;
  note: Generated<string>;
  created_at: Generated<Date>;
}

export interface CategoryTable {
  website_id: string;
  id: string;
  collection_id: string;
  parent_id: string | null;
  type: Generated<string>;
  display_name: string;
  slug: string;
  path: string;
  page_rendering: Generated<string>;
  display_index: Generated<number>;
}

export interface ProductTable {
  website_id: string;
  id: string;
  collection_id: string;
  source_id: string | null;
  product_type: number;
  title: string;
  url_slug: string;
  description: Generated<string>;
  excerpt: Generated<string>;
  tags: Generated<string[]>;
  state: Generated<string>;
  option_ordering: Generated<string[]>;
  weight_grams: Generated<number>;
  length_mm: Generated<number>;
  width_mm: Generated<number>;
  height_mm: Generated<number>;
  custom_add_text: string | null;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  position: Generated<number>;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ProductImageTable {
  website_id: string;
  product_id: string;
  asset_id: string;
  position: number;
}

export interface ProductCategoryTable {
  website_id: string;
  product_id: string;
  category_id: string;
}

export interface VariantTable {
  website_id: string;
  id: string;
  product_id: string;
  source_id: string | null;
  sku: string;
  attributes: Generated<unknown>;
  option_key: string;
  price_minor: bigint;
  sale_price_minor: bigint | null;
  on_sale: Generated<boolean>;
  gtin: string | null;
  mpn: string | null;
  main_image_id: string | null;
  position: Generated<number>;
  deleted_at: Date | null;
}

export interface StockTable {
  website_id: string;
  variant_id: string;
  unlimited: Generated<boolean>;
  on_hand: Generated<number>;
  reserved: Generated<number>;
}

export interface StockMovementTable {
  website_id: string;
  id: string;
  variant_id: string;
  delta: number;
  kind: string;
  order_id: string | null;
  actor: Generated<string>;
  idempotency_key: string;
  created_at: Generated<Date>;
}

export interface ListingRowTable {
  website_id: string;
  product_id: string;
  collection_id: string;
  position: number;
  product_type: number;
  title: string;
  url_slug: string;
  excerpt: Generated<string>;
  from_price_minor: bigint;
  regular_price_minor: bigint;
  on_sale: boolean;
  sold_out: boolean;
  varied_prices: boolean;
  variant_count: number;
  image_id: string | null;
  hover_image_id: string | null;
  tags: Generated<string[]>;
  visible: boolean;
  created_at: Generated<Date>;
}

export interface SiteUserTable {
  website_id: string;
  id: string;
  email: string;
  password_hash: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  created_at: Generated<Date>;
}

export interface FormTable {
  website_id: string;
  id: string;
  name: string;
  doc: unknown;
  version: Generated<bigint>;
  created_at: Generated<Date>;
}

export interface FormSubmissionTable {
  website_id: string;
  id: string;
  form_id: string;
  answers: unknown;
  created_at: Generated<Date>;
}

export interface CartTable {
  website_id: string;
  id: string;
  token_hash: Uint8Array;
  site_user_id: string | null;
  currency: string;
  email: string | null;
  shipping_address: unknown | null;
  billing_address: unknown | null;
  shipping_option: string | null;
  note: Generated<string>;
  status: Generated<string>;
  locked_until: Date | null;
  order_id: string | null;
  version: Generated<bigint>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CartEntryTable {
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

export interface ReservationTable {
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

export interface OrderNumberTable {
  website_id: string;
  last: Generated<number>;
}

export interface OrdersTable {
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
  grand_total_minor: bigint;
  auth_hash: Uint8Array;
  locale: Generated<string>;
  seen_at: Date | null;
  placed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OrderLineTable {
  website_id: string;
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  variant_id: string;
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
}

export interface PaymentTable {
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
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OrderEventTable {
  website_id: string;
  id: string;
  order_id: string;
  kind: string;
  detail: Generated<unknown>;
  actor: Generated<string>;
  created_at: Generated<Date>;
}

export interface IdempotencyTable {
  website_id: string;
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  response: unknown | null;
  expires_at: Date;
}

export interface ImportRunTable {
  website_id: string;
  id: string;
  file_name: string;
  status: string;
  report: unknown;
  source: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TestChargeTable {
  website_id: string;
  payment_id: string;
  status: string;
  amount_minor: bigint;
  card_last4: string;
  message: Generated<string>;
  created_at: Generated<Date>;
}

/** Every table by name. */
export interface Schema {
  test_charge: TestChargeTable;
  account: AccountTable;
  account_session: AccountSessionTable;
  website: WebsiteTable;
  domain: DomainTable;
  rate_bucket: RateBucketTable;
  outbox: OutboxTable;
  membership: MembershipTable;
  site_settings: SiteSettingsTable;
  collection: CollectionTable;
  item: ItemTable;
  asset: AssetTable;
  revision: RevisionTable;
  category: CategoryTable;
  product: ProductTable;
  product_image: ProductImageTable;
  product_category: ProductCategoryTable;
  variant: VariantTable;
  stock: StockTable;
  stock_movement: StockMovementTable;
  listing_row: ListingRowTable;
  site_user: SiteUserTable;
  form: FormTable;
  form_submission: FormSubmissionTable;
  cart: CartTable;
  cart_entry: CartEntryTable;
  reservation: ReservationTable;
  order_number: OrderNumberTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  payment: PaymentTable;
  order_event: OrderEventTable;
  idempotency: IdempotencyTable;
  import_run: ImportRunTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
