-- Of which products and lists of a site something else is shown since which of its versions, as stock is sold or held:
-- only pages that show one of them are drawn anew. The id is a product's or, for its lists, a store's.
alter table website add column stock_version bigint not null default 0;
create table shown_stock (
  website_id uuid not null references website (id) on delete cascade,
  subject_id uuid not null,
  version bigint not null,
  primary key (website_id, subject_id)
);
create index shown_stock_version on shown_stock (website_id, version);
alter table shown_stock enable row level security;
alter table shown_stock force row level security;
create policy tenant on shown_stock using (website_id = current_site()) with check (website_id = current_site());
