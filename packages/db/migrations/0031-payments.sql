-- Accounts at payment providers. Their keys are sealed: whoever reads the database cannot charge with them. An account that
-- was left stays, since what it has taken is given back through it.
create table payment_account (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('stripe')),
  account_name text not null default '',
  test_mode boolean not null,
  publishable_key text not null,
  secret_key bytea not null,
  webhook_secret bytea not null,
  webhook_reference text,
  connected_by text not null,
  connected_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (website_id, id)
);
create unique index payment_account_current on payment_account (website_id) where left_at is null;

-- Ways of paying that the owner settles by hand.
create table payment_rules (
  website_id uuid primary key references website (id) on delete cascade,
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

-- Messages of providers, each once: the same one again changes nothing.
create table payment_event (
  website_id uuid not null references website (id) on delete cascade,
  provider text not null,
  event_id text not null,
  kind text not null,
  received_at timestamptz not null default now(),
  primary key (website_id, provider, event_id)
);

-- `awaited`: the order is placed, and the owner says when its money has come.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check
  check (status in ('created', 'requires_action', 'authorized', 'awaited', 'captured', 'failed', 'unknown', 'voided'));
alter table payment add column account_id uuid;
alter table payment add column action_url text;
alter table payment add column saved_reference text;
alter table payment add column method_name text;
alter table payment add column instructions text;
alter table payment add column due_at timestamptz;
alter table payment add column dispute text check (dispute in ('open', 'won', 'lost'));
alter table payment add column dispute_reference text;
alter table payment add column dispute_reason text;
alter table payment add column dispute_due_at timestamptz;
alter table payment add foreign key (website_id, account_id) references payment_account (website_id, id);

-- Addresses that a site user has had something sent to.
create table site_user_address (
  website_id uuid not null,
  id uuid not null,
  site_user_id uuid not null,
  address jsonb not null,
  address_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, site_user_id, address_hash),
  foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
);

alter table cart add column wants_newsletter boolean not null default false;
alter table orders add column newsletter_consent_at timestamptz;

do $$
declare t text;
begin
  foreach t in array array['payment_account', 'payment_rules', 'payment_event', 'site_user_address'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
