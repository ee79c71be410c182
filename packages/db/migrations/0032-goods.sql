-- A gift card, a subscription and a donation are bought alone, in a cart of their own beside the visitor's cart; every
-- renewal has one as well, so that an order always comes of a cart.
alter table cart add column purpose text not null default 'cart'
  check (purpose in ('cart', 'gift-card', 'subscription', 'renewal', 'donation'));
-- What was typed for it: of a gift card its recipient, sender, message and moment of delivery.
alter table cart add column purchase jsonb;
drop index cart_of_site_user;
create index cart_of_site_user on cart (website_id, site_user_id) where status = 'open' and purpose = 'cart';

-- Cards that were sold: one for each unit of a line, made when the order is placed.
alter table gift_card add column order_id uuid;
alter table gift_card add column order_line_id uuid;
alter table gift_card add column unit integer;
alter table gift_card add column recipient_name text not null default '';
alter table gift_card add column recipient_email text not null default '';
alter table gift_card add column sender_name text not null default '';
alter table gift_card add column message text not null default '' check (length(message) <= 80);
alter table gift_card add column deliver_at timestamptz;
alter table gift_card add column delivered_at timestamptz;
create unique index gift_card_sold on gift_card (website_id, order_line_id, unit) where order_line_id is not null;
create index gift_card_order on gift_card (website_id, order_id) where order_id is not null;
alter table gift_card add foreign key (website_id, order_id) references orders (website_id, id);
alter table gift_card add foreign key (website_id, order_line_id) references order_line (website_id, id);

-- The files of a digital product. One that is taken out stays readable for those who have bought it.
create table product_file (
  website_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 255),
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  storage_key text not null,
  position integer not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade
);
create index product_file_product on product_file (website_id, product_id, position) where deleted_at is null;

-- How often and how long the files of a product may be fetched; null for no limit.
create table download_rule (
  website_id uuid not null,
  product_id uuid not null,
  max_downloads integer check (max_downloads between 1 and 1000),
  valid_days integer check (valid_days between 1 and 3650),
  primary key (website_id, product_id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade
);

-- What a buyer may fetch: written with the order. `used` is counted by one guarded statement.
create table entitlement (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  order_line_id uuid not null,
  product_file_id uuid not null,
  max_downloads integer,
  expires_at timestamptz,
  used integer not null default 0 check (used >= 0),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, order_line_id, product_file_id),
  check (max_downloads is null or used <= max_downloads),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
  foreign key (website_id, order_line_id) references order_line (website_id, id) on delete cascade,
  foreign key (website_id, product_file_id) references product_file (website_id, id)
);
create index entitlement_order on entitlement (website_id, order_id);

do $$
declare t text;
begin
  foreach t in array array['product_file', 'download_rule', 'entitlement'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
