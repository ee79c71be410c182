-- A card that a subscriber gives in place of another; a bank may ask first. `reference` is what the provider calls it.
create table card_setup (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  subscription_id uuid not null,
  site_user_id uuid not null,
  provider text not null,
  account_id uuid,
  reference text,
  status text not null default 'open' check (status in ('open', 'saved', 'refused')),
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, subscription_id) references subscription (website_id, id) on delete cascade
);
create index card_setup_subscription on card_setup (website_id, subscription_id);

-- What the test gateway keeps of a card whose bank asks.
create table test_setup (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  status text not null check (status in ('requires_action', 'saved', 'declined')),
  card_last4 text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);

-- What the owner has set of the checkout page; without a list its box is for the first one of the site.
create table checkout_setting (
  website_id uuid not null primary key references website (id) on delete cascade,
  offers_newsletter boolean not null default true,
  newsletter_list_id uuid,
  version bigint not null default 1,
  foreign key (website_id, newsletter_list_id) references mailing_list (website_id, id)
    on delete set null (newsletter_list_id)
);

do $$
declare t text;
begin
  foreach t in array array['card_setup', 'test_setup', 'checkout_setting'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
