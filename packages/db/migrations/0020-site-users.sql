-- Visitors who are signed in on a site: their sessions by the hash of the token, and what they asked to reset.
alter table site_user add column language text not null default '';

create table site_user_session (
  website_id uuid not null references website (id) on delete cascade,
  token_hash bytea not null,
  site_user_id uuid not null,
  remember boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (website_id, token_hash),
  foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
);
create index site_user_session_user on site_user_session (website_id, site_user_id);

create table site_user_reset (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  site_user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
);

-- A site user has one open cart; it is looked for at every login.
create index cart_of_site_user on cart (website_id, site_user_id) where status = 'open';
create index orders_of_site_user on orders (website_id, site_user_id) where site_user_id is not null;

do $$
declare t text;
begin
  foreach t in array array['site_user_session', 'site_user_reset'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
