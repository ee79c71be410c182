-- Conventions of every tenant table: `website_id` comes first in each primary, unique and foreign key (the
-- distribution column of a sharded PostgreSQL); ids are UUIDv7 made by the application; amounts are bigint
-- minor units; row-level security is enabled and forced, with one policy named `tenant`.

create extension if not exists citext;
create extension if not exists pg_trgm;

create function current_site() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.site', true), '')::uuid $$;
create function current_account() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.account', true), '')::uuid $$;

-- Accounts and sessions of the studio (global: a person may own many sites) ---------------------------------

create table account (
  id uuid primary key,
  email citext not null unique,
  password_hash text not null,
  name text not null default '',
  created_at timestamptz not null default now()
);

create table account_session (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  remember boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_session_account on account_session (account_id);

-- Sites (global: the router finds a site by its host before there is a tenant) -------------------------------

create table website (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  title text not null check (length(title) between 1 and 200),
  status text not null default 'trial',
  theme text not null,
  language text not null default 'en-US',
  time_zone text not null default 'America/New_York',
  currency text not null default 'USD',
  is_demo boolean not null default false,
  canary text not null,
  trial_ends_at timestamptz,
  published_revision_id uuid,
  -- Grows with everything a visitor can see change: publishing, catalogue, availability. Page caches are keyed by it.
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index website_updated on website (updated_at);

create table domain (
  host text primary key check (host = lower(host)),
  website_id uuid not null references website (id) on delete cascade,
  canonical boolean not null default false
);

create table rate_bucket (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);

create table outbox (
  id uuid primary key,
  website_id uuid,
  topic text not null,
  -- The receiver sees a repeat by it; of a mail it becomes the Message-ID.
  dedupe_key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where sent_at is null;

create table membership (
  website_id uuid not null references website (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  roles integer[] not null,
  is_owner boolean not null default false,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (website_id, account_id)
);
create index membership_account on membership (account_id);

-- Content -----------------------------------------------------------------------------------------------------

create table site_settings (
  website_id uuid primary key references website (id) on delete cascade,
  -- Settings, theme tweaks and the navigation trees: {settings, tweaks, navigation}.
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

create table collection (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  type integer not null,
  title text not null,
  navigation_title text not null,
  url_slug text not null,
  description text not null default '',
  enabled boolean not null default true,
  status text not null default 'published' check (status in ('draft', 'needs_review', 'scheduled', 'private', 'published')),
  is_home boolean not null default false,
  doc jsonb not null default '{}',
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id)
);
create unique index collection_slug on collection (website_id, url_slug) where deleted_at is null;

create table item (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  collection_id uuid not null,
  record_type integer not null,
  title text not null,
  url_slug text not null,
  status text not null default 'published' check (status in ('draft', 'needs_review', 'scheduled', 'private', 'published')),
  position text not null default 'a0',
  publish_at timestamptz not null default now(),
  doc jsonb not null default '{}',
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade
);
create unique index item_slug on item (website_id, collection_id, url_slug) where deleted_at is null;

create table asset (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('image', 'file')),
  file_name text not null,
  mime_type text not null,
  bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  width integer,
  height integer,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  alt_text text not null default '',
  caption text not null default '',
  -- Widths in pixels that the image pipeline has written, of the seven of storefront §9.
  variants integer[] not null default '{}',
  placeholder text not null default '',
  color_data jsonb not null default '{}',
  status text not null default 'ready' check (status in ('processing', 'ready', 'failed')),
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);

create table revision (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  number integer not null,
  sha256 text not null,
  snapshot jsonb not null,
  account_id uuid,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, number)
);

create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'rows of % never change', tg_table_name using errcode = 'restrict_violation'; end $$;
create trigger revision_immutable before update on revision for each row execute function refuse_change();

-- Catalogue ---------------------------------------------------------------------------------------------------

create table category (
  website_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  parent_id uuid,
  type text not null default 'CATEGORY' check (type in ('ROOT', 'CATEGORY')),
  display_name text not null,
  slug text not null,
  -- '' for the root, '/flowers/dried' for a nested category.
  path text not null,
  page_rendering text not null default 'LIST_VIEW',
  display_index integer not null default 1,
  primary key (website_id, id),
  unique (website_id, collection_id, path),
  foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade,
  foreign key (website_id, parent_id) references category (website_id, id) on delete cascade
);

create table product (
  website_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  -- The id that the product had in the export it was imported from; a second import updates by it.
  source_id text,
  product_type integer not null check (product_type between 1 and 5),
  title text not null check (length(title) between 1 and 500),
  url_slug text not null,
  -- Cleaned HTML (the allow-list of design/security.md).
  description text not null default '',
  excerpt text not null default '',
  tags text[] not null default '{}',
  state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'hidden')),
  -- Option names in the order in which they are asked for.
  option_ordering text[] not null default '{}',
  weight_grams integer not null default 0,
  length_mm integer not null default 0,
  width_mm integer not null default 0,
  height_mm integer not null default 0,
  custom_add_text text,
  seo_title text not null default '',
  seo_description text not null default '',
  position integer not null default 0,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade
);
create unique index product_slug on product (website_id, collection_id, url_slug) where deleted_at is null;
create unique index product_source on product (website_id, source_id) where source_id is not null and deleted_at is null;
create index product_listing on product (website_id, collection_id, position) where deleted_at is null;

create table product_image (
  website_id uuid not null,
  product_id uuid not null,
  asset_id uuid not null,
  position integer not null,
  primary key (website_id, product_id, asset_id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade,
  foreign key (website_id, asset_id) references asset (website_id, id) on delete cascade
);

create table product_category (
  website_id uuid not null,
  product_id uuid not null,
  category_id uuid not null,
  primary key (website_id, product_id, category_id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade,
  foreign key (website_id, category_id) references category (website_id, id) on delete cascade
);
create index product_category_members on product_category (website_id, category_id);

create table variant (
  website_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  source_id text,
  sku text not null check (length(sku) between 1 and 60),
  -- Option name to value, e.g. {"Size": "M"}.
  attributes jsonb not null default '{}',
  -- The values in option order joined by U+001F: one variant for a combination.
  option_key text not null,
  price_minor bigint not null check (price_minor >= 0),
  sale_price_minor bigint check (sale_price_minor >= 0),
  on_sale boolean not null default false,
  gtin text,
  mpn text,
  main_image_id uuid,
  position integer not null default 0,
  deleted_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade
);
create unique index variant_sku on variant (website_id, product_id, sku) where deleted_at is null;
create unique index variant_option on variant (website_id, product_id, option_key) where deleted_at is null;

create table stock (
  website_id uuid not null,
  variant_id uuid not null,
  unlimited boolean not null default false,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  primary key (website_id, variant_id),
  foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade,
  check (reserved >= 0),
  check (unlimited or (on_hand >= 0 and reserved <= on_hand))
);

-- The ledger of stock: of a limited variant the sum of `delta` is `on_hand`.
create table stock_movement (
  website_id uuid not null,
  id uuid not null,
  variant_id uuid not null,
  delta integer not null,
  kind text not null check (kind in ('opening', 'sale', 'restock', 'adjust', 'import', 'return')),
  order_id uuid,
  actor text not null default '',
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, idempotency_key),
  foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
);
create index stock_movement_variant on stock_movement (website_id, variant_id);

-- What a listing shows of a product: one row, rebuilt in the transaction that changes the product.
create table listing_row (
  website_id uuid not null,
  product_id uuid not null,
  collection_id uuid not null,
  position integer not null,
  product_type integer not null,
  title text not null,
  url_slug text not null,
  excerpt text not null default '',
  from_price_minor bigint not null,
  regular_price_minor bigint not null,
  on_sale boolean not null,
  sold_out boolean not null,
  varied_prices boolean not null,
  variant_count integer not null,
  image_id uuid,
  hover_image_id uuid,
  tags text[] not null default '{}',
  visible boolean not null,
  created_at timestamptz not null default now(),
  primary key (website_id, product_id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade
);
create index listing_row_collection on listing_row (website_id, collection_id, position) where visible;

-- Visitors ----------------------------------------------------------------------------------------------------

create table site_user (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  email citext not null,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, email)
);

create table form (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null,
  doc jsonb not null,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);

create table form_submission (
  website_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, form_id) references form (website_id, id) on delete cascade
);

-- Cart, checkout, orders -----------------------------------------------------------------------------------------

create table cart (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  site_user_id uuid,
  currency text not null,
  email text,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_option text,
  note text not null default '',
  status text not null default 'open' check (status in ('open', 'locked', 'purchased', 'merged', 'expired')),
  locked_until timestamptz,
  order_id uuid,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, token_hash)
);

create table cart_entry (
  website_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_minor_seen bigint not null,
  additional_fields jsonb,
  fields_hash text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, cart_id, variant_id, fields_hash),
  foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade
);

create table reservation (
  website_id uuid not null,
  id uuid not null,
  variant_id uuid not null,
  cart_id uuid not null,
  order_id uuid,
  quantity integer not null check (quantity > 0),
  status text not null check (status in ('held', 'committed', 'consumed', 'released', 'expired')),
  extended boolean not null default false,
  expires_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade,
  foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade
);
create unique index reservation_live on reservation (website_id, cart_id, variant_id) where status = 'held';
create index reservation_due on reservation (expires_at) where status = 'held';

create table order_number (
  website_id uuid primary key references website (id) on delete cascade,
  last integer not null default 0
);

create table orders (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  -- Given when the order is placed; drafts and abandoned orders have none.
  number integer,
  cart_id uuid not null,
  site_user_id uuid,
  status text not null check (status in ('draft', 'pending', 'fulfilled', 'canceled', 'abandoned')),
  payment_status text not null default 'unpaid',
  fulfilment_status text not null default 'unfulfilled',
  test_mode boolean not null,
  email text not null,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_option jsonb,
  note text not null default '',
  currency text not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  shipping_minor bigint not null default 0 check (shipping_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  grand_total_minor bigint not null,
  -- Lets the buyer see the order without a login; stored hashed.
  auth_hash bytea not null,
  locale text not null default 'en-US',
  seen_at timestamptz,
  placed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, number),
  check (discount_minor <= subtotal_minor),
  check (grand_total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor),
  check (grand_total_minor >= 0)
);
-- One order a cart, however often completion is asked for; an abandoned attempt does not count.
create unique index orders_cart on orders (website_id, cart_id) where status <> 'abandoned';
create index orders_recent on orders (website_id, placed_at desc) where number is not null;

create table order_line (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  product_id uuid not null,
  variant_id uuid not null,
  product_type integer not null,
  title text not null,
  sku text not null,
  attributes jsonb not null default '{}',
  image_id uuid,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  discount_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  total_minor bigint not null,
  additional_fields jsonb,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_line_order on order_line (website_id, order_id, position);

create table payment (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  provider text not null,
  provider_reference text,
  status text not null check (status in ('created', 'requires_action', 'authorized', 'captured', 'failed', 'unknown', 'voided')),
  amount_minor bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  failure text,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
  check (captured_minor in (0, amount_minor)),
  check (refunded_minor between 0 and captured_minor)
);
create unique index payment_reference on payment (website_id, provider, provider_reference) where provider_reference is not null;
create index payment_open on payment (updated_at) where status in ('created', 'unknown', 'requires_action');

create table order_event (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  detail jsonb not null default '{}',
  actor text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_event_order on order_event (website_id, order_id, created_at);

create table idempotency (
  website_id uuid not null references website (id) on delete cascade,
  scope text not null,
  key text not null,
  request_hash text not null,
  -- null while the first request is under way.
  status integer,
  response jsonb,
  expires_at timestamptz not null,
  primary key (website_id, scope, key)
);

create table import_run (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  status text not null check (status in ('checked', 'running', 'done', 'failed')),
  report jsonb not null,
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id)
);

-- Tenancy -----------------------------------------------------------------------------------------------------

do $$
declare t text;
begin
  foreach t in array array[
    'site_settings', 'collection', 'item', 'asset', 'revision', 'category', 'product', 'product_image',
    'product_category', 'variant', 'stock', 'stock_movement', 'listing_row', 'site_user', 'form',
    'form_submission', 'cart', 'cart_entry', 'reservation', 'order_number', 'orders', 'order_line', 'payment',
    'order_event', 'idempotency', 'import_run'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;

-- A member is seen by the site, and by the person who looks at the list of their own sites.
alter table membership enable row level security;
alter table membership force row level security;
create policy tenant on membership using (website_id = current_site() or account_id = current_account())
  with check (website_id = current_site());
