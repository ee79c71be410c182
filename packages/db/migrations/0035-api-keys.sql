-- Keys of the commerce API. The secret is kept as its SHA-256: it has 256 random bits, so that nothing slower is needed.
create table api_key (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  -- Names the key in lists and in the key itself; no secret.
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- At most a minute behind.
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (website_id, id),
  unique (website_id, prefix)
);

-- Readers outside ask for what has changed since they were here last, and page by the number.
create index orders_modified on orders (website_id, updated_at) where number is not null;

do $$
declare t text;
begin
  foreach t in array array['api_key'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
