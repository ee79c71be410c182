-- What buyers say of products: written after a purchase and shown when the owner lets it, or brought from elsewhere.
create table review (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  product_id uuid not null,
  origin text not null check (origin in ('native', 'imported')),
  rating integer not null check (rating between 1 and 5),
  title text not null default '',
  body text not null default '',
  author text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'published', 'rejected')),
  -- Of a native review: the purchase that allows it.
  order_id uuid,
  -- Of an imported one: by what a second import knows it again.
  source_key text,
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade,
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
  check ((origin = 'native') = (order_id is not null)),
  check ((origin = 'imported') = (source_key is not null))
);
-- One review a product of an order, and one row however often a file is imported.
create unique index review_of_purchase on review (website_id, order_id, product_id) where order_id is not null;
create unique index review_of_source on review (website_id, product_id, source_key) where source_key is not null;
create index review_shown on review (website_id, product_id, written_at desc) where status = 'published';
create index review_recent on review (website_id, written_at desc, id desc);

alter table review enable row level security;
alter table review force row level security;
create policy tenant on review using (website_id = current_site()) with check (website_id = current_site());
