-- An order that the owner composes is a cart of its own kind: the one pipeline prices it, the one completion takes its
-- payment, and at most one order comes of it. What the owner has set stands in the cart's `purchase`.
alter table cart drop constraint cart_purpose_check;
alter table cart add constraint cart_purpose_check
  check (purpose in ('cart', 'gift-card', 'subscription', 'renewal', 'donation', 'draft'));

create table draft_order (
  website_id uuid not null,
  cart_id uuid not null,
  -- As it was when it was last saved, for the list.
  total_minor bigint not null default 0 check (total_minor >= 0),
  item_count integer not null default 0 check (item_count >= 0),
  customer_name text not null default '',
  -- The link of the latest sending counts, and no other.
  sends integer not null default 0 check (sends >= 0),
  sent_at timestamptz,
  sent_to text not null default '',
  sent_total_minor bigint,
  expires_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, cart_id),
  foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade,
  check ((sent_at is null) = (sent_total_minor is null) and (sent_at is null) = (expires_at is null)
    and (sent_at is null) = (sends = 0))
);
create index draft_order_list on draft_order (website_id, updated_at desc, cart_id);
alter table draft_order enable row level security;
alter table draft_order force row level security;
create policy tenant on draft_order using (website_id = current_site()) with check (website_id = current_site());

-- Where an order comes from.
alter table orders add column source text not null default 'checkout' check (source in ('checkout', 'draft'));

-- A line of the owner's own is of no product.
alter table order_line alter column product_id drop not null;
alter table order_line alter column variant_id drop not null;
alter table order_line add constraint order_line_product check ((product_id is null) = (variant_id is null));

-- What an owner takes off a draft is of no discount of the shop.
alter table order_discount drop constraint order_discount_pkey;
alter table order_discount alter column discount_id drop not null;
create unique index order_discount_once on order_discount (website_id, order_id, discount_id);
