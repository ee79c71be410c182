-- Content of products' pages below what every product has: a document of sections, published as pages and items are.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('page', 'item', 'product', 'form', 'navigation', 'header', 'footer', 'proposal'));

create table product_content (
  site_id uuid not null references site (id) on delete cascade,
  -- Of the product.
  id uuid not null,
  document jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, id) references product (site_id, id) on delete cascade
);
alter table product_content enable row level security;
alter table product_content force row level security;
create policy tenant on product_content using (site_id = current_site()) with check (site_id = current_site());
create trigger note_edit after insert or update or delete on product_content
  for each row execute function note_document_edit('product');

-- Lists of items are read by their collection.
create index item_collection on item (site_id, collection_id) where deleted_at is null;
