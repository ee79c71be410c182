-- Likes of items: one of each visitor, counted by a counter, and the settings of likes and share buttons.

create table item_like (
  site_id uuid not null,
  item_id uuid not null,
  -- Hash of what the browser keeps; of the address and the browser's name for one that keeps nothing.
  visitor bytea not null check (length(visitor) = 32),
  -- Hash of the address and the browser's name: whoever keeps nothing is known by it.
  address bytea not null check (length(address) = 32),
  liked_at timestamptz not null,
  primary key (site_id, item_id, visitor),
  foreign key (site_id, item_id) references item (site_id, id) on delete cascade
);
create index item_like_address on item_like (site_id, item_id, address);

create table item_like_count (
  site_id uuid not null,
  item_id uuid not null,
  likes integer not null check (likes >= 0),
  primary key (site_id, item_id),
  foreign key (site_id, item_id) references item (site_id, id) on delete cascade
);

create table social_settings (
  site_id uuid primary key references site (id) on delete cascade,
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['item_like', 'item_like_count', 'social_settings'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;
