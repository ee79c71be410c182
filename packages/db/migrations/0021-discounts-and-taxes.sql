-- Discounts, by a code or automatic. `used` is counted under the row's lock: a limit is never passed by a race.
create table discount (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Upper case; null for a discount that is given without one.
  code text check (code = upper(code) and length(code) between 1 and 40),
  scope jsonb not null,
  -- {kind, percent | amount | buy, get, percent, of}; amounts are decimal strings.
  effect jsonb not null,
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  minimum_quantity integer not null default 0 check (minimum_quantity >= 0),
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  used integer not null default 0 check (used >= 0),
  once_per_customer boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id),
  check (usage_limit is null or used <= usage_limit)
);
create unique index discount_code on discount (website_id, code) where code is not null and deleted_at is null;

-- What an order was given: a copy of the discount as it was, and the record of its use.
create table order_discount (
  website_id uuid not null,
  order_id uuid not null,
  discount_id uuid not null,
  name text not null,
  code text,
  email text not null,
  free_shipping boolean not null default false,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (website_id, order_id, discount_id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
  foreign key (website_id, discount_id) references discount (website_id, id)
);
create index order_discount_use on order_discount (website_id, discount_id, email);

-- What an order was taxed: one row a rule, on its goods and on its shipping.
create table order_tax (
  website_id uuid not null,
  order_id uuid not null,
  position integer not null,
  name text not null,
  rate_ppm bigint not null check (rate_ppm >= 0),
  included boolean not null,
  applies_to text not null check (applies_to in ('goods', 'shipping')),
  base_minor bigint not null,
  amount_minor bigint not null,
  primary key (website_id, order_id, position),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);

-- Tax that the prices already contain; `tax_minor` is what comes on top.
alter table orders add column included_tax_minor bigint not null default 0 check (included_tax_minor >= 0);
-- Codes that the visitor has entered, in the order of entry.
alter table cart add column coupons text[] not null default '{}';

-- Taxes, ways of shipping and the least order of a shop: one document, which changes as a whole.
create table checkout_rules (
  website_id uuid primary key references website (id) on delete cascade,
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['discount', 'order_discount', 'order_tax', 'checkout_rules'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
