-- What goes wrong in visitors' browsers, one row a kind of error, and what visitors do in a shop.
create table page_error (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  -- What makes two errors the same: message without numbers, and the place it came from.
  fingerprint text not null check (length(fingerprint) between 1 and 400),
  kind text not null check (length(kind) <= 60),
  message text not null check (length(message) <= 1000),
  stack text not null check (length(stack) <= 5000),
  source text not null check (length(source) <= 500),
  page text not null check (length(page) <= 500),
  user_agent text not null check (length(user_agent) <= 400),
  times bigint not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, fingerprint)
);
create index page_error_latest on page_error (website_id, last_at desc);

create table shopping_event (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) <= 60),
  data jsonb not null,
  at timestamptz not null,
  primary key (website_id, id)
);
create index shopping_event_at on shopping_event (website_id, at);

do $$
declare t text;
begin
  foreach t in array array['page_error', 'shopping_event'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
