-- Single sign-on of a site: the provider that its owner has chosen (the secret sealed), sign-ins that are under way, and
-- which site user somebody at a provider is.
create table sso_provider (
  website_id uuid primary key references website (id) on delete cascade,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  name text not null,
  updated_at timestamptz not null default now()
);

create table sso_attempt (
  website_id uuid not null references website (id) on delete cascade,
  state_hash bytea not null,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null,
  primary key (website_id, state_hash)
);

create table site_user_identity (
  website_id uuid not null references website (id) on delete cascade,
  issuer text not null,
  subject text not null,
  site_user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (website_id, issuer, subject),
  foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
);
create index site_user_identity_user on site_user_identity (website_id, site_user_id);

do $$
declare t text;
begin
  foreach t in array array['sso_provider', 'sso_attempt', 'site_user_identity'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
