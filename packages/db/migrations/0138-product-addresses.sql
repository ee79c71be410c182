-- Addresses that products had before, by their last part: where nothing is any more, visitors are led to the product that
-- had the address last, wherever that is now. A row says whose address it was and not where it leads: nothing is chained.
create table product_address (
  site_id uuid not null,
  product_id uuid not null,
  slug text not null,
  -- False where the owner wants no redirect from it.
  redirects boolean not null default true,
  -- When the product got another one; of several products the latest counts.
  left_at timestamptz not null default clock_timestamp(),
  primary key (site_id, product_id, slug),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade
);
create index product_address_slug on product_address (site_id, slug);
alter table product_address enable row level security;
alter table product_address force row level security;
create policy tenant on product_address using (site_id = current_site()) with check (site_id = current_site());
