-- What money is given to. Amounts are minor units of the site's currency; it is live data, like products.
create table fund (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 2000),
  suggested_minor bigint[] not null default '{}',
  own_amount boolean not null default true,
  least_minor bigint not null check (least_minor > 0),
  most_minor bigint not null,
  monthly boolean not null default false,
  goal_minor bigint check (goal_minor > 0),
  thanks text not null default '' check (length(thanks) <= 1000),
  image_id uuid,
  is_open boolean not null default true,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id),
  check (most_minor >= least_minor)
);

-- The lines of donations have a number outside of the product types.
create index order_line_donation on order_line (website_id, product_id) where product_type = 6;

alter table fund enable row level security;
alter table fund force row level security;
create policy tenant on fund using (website_id = current_site()) with check (website_id = current_site());
