-- Who is asked what sending costs and what the taxes are. The key is sealed: whoever reads the database cannot ask with it.
create table rate_account (
  website_id uuid not null references website (id) on delete cascade,
  kind text not null check (kind in ('carrier', 'tax')),
  id uuid not null,
  url text not null check (length(url) <= 2000),
  key_sealed bytea not null,
  connected_by text not null,
  connected_at timestamptz not null default now(),
  primary key (website_id, kind)
);

-- An order that a tax provider has worked the taxes out of, and what the provider has been told of it.
create table tax_document (
  website_id uuid not null,
  order_id uuid not null,
  status text not null default 'quoted' check (status in ('quoted', 'recorded', 'voided', 'refused')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, order_id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['rate_account', 'tax_document'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
