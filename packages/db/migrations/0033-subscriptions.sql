-- A product that is paid for again and again: every so many weeks, months or years; 0 charges in all for ever.
create table product_plan (
  website_id uuid not null,
  product_id uuid not null,
  period_value integer not null check (period_value between 1 and 104),
  period_unit text not null check (period_unit in ('WEEK', 'MONTH', 'YEAR')),
  num_cycles integer not null check (num_cycles between 0 and 520),
  primary key (website_id, product_id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade
);

-- How a product in a list is billed: {period: {value, unit}, numCycles}; null for once.
alter table listing_row add column plan jsonb;

-- What somebody has subscribed to: a copy of what was sold, of how it is sent and of how it is taxed, as it was then.
create table subscription (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  site_user_id uuid not null,
  email text not null,
  -- The order of the first charge.
  order_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  product_type integer not null,
  title text not null,
  sku text not null,
  attributes jsonb not null default '{}',
  image_id uuid,
  weight_grams integer not null default 0,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor > 0),
  currency text not null,
  period_value integer not null check (period_value > 0),
  period_unit text not null check (period_unit in ('WEEK', 'MONTH', 'YEAR')),
  num_cycles integer not null check (num_cycles >= 0),
  -- The clock of the shop at the first charge, `2026-01-31T09:30:00`: every date is counted from it.
  anchor_local text not null,
  time_zone text not null,
  -- Cycles that have begun, skipped ones too; and charges that went through.
  cycle_no integer not null default 1 check (cycle_no >= 1),
  paid_cycles integer not null default 1 check (paid_cycles >= 1),
  status text not null default 'active'
    check (status in ('active', 'past_due', 'cancel_at_period_end', 'canceled', 'completed')),
  next_at timestamptz,
  provider text not null,
  account_id uuid,
  saved_reference text not null,
  card_brand text not null default '',
  card_last4 text not null default '',
  shipping_address jsonb,
  billing_address jsonb,
  -- {id, name, kind, cost}: what every parcel costs.
  shipping jsonb,
  -- {taxes, place}: rules and place of the first charge.
  tax jsonb not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('customer', 'shop', 'unpaid', 'completed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, order_id),
  check (num_cycles = 0 or paid_cycles <= num_cycles),
  check ((status in ('canceled', 'completed')) = (ended_at is not null)),
  check ((next_at is null) = (ended_at is not null)),
  foreign key (website_id, order_id) references orders (website_id, id)
);
create index subscription_user on subscription (website_id, site_user_id);

-- One row a cycle after the first: whatever the number of workers, a cycle is charged once.
create table renewal (
  website_id uuid not null,
  id uuid not null,
  subscription_id uuid not null,
  cycle_no integer not null check (cycle_no >= 2),
  status text not null check (status in ('charging', 'waiting', 'paid', 'failed', 'skipped')),
  tries integer not null default 0 check (tries >= 0),
  -- A cart of its own, so that its order comes of one; and the order of the latest try.
  cart_id uuid,
  order_id uuid,
  due_at timestamptz not null,
  next_try_at timestamptz,
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, subscription_id, cycle_no),
  foreign key (website_id, subscription_id) references subscription (website_id, id) on delete cascade
);
create index renewal_order on renewal (website_id, order_id) where order_id is not null;

do $$
declare t text;
begin
  foreach t in array array['product_plan', 'subscription', 'renewal'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
