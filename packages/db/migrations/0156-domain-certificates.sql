-- Certificates of owners' domains that the product has obtained itself, with the order under way.
create table domain_certificate (
  site_id uuid not null,
  domain_id uuid not null,
  -- PEM, the domain's own first; null until one is issued.
  chain text,
  key_sealed bytea,
  expires_at timestamptz,
  -- What was wrong with the latest order; null for nothing.
  problem text,
  -- Orders that failed since the last that did not.
  failures integer not null default 0,
  -- No order before this instant: one is under way, or the pause after a failure.
  next_at timestamptz not null,
  -- What the authority asks the domain for, and what it has to hear.
  challenge_token text,
  challenge_answer text,
  primary key (site_id, domain_id),
  foreign key (site_id, domain_id) references custom_domain (site_id, id) on delete cascade,
  check ((chain is null) = (key_sealed is null) and (chain is null) = (expires_at is null)),
  check ((challenge_token is null) = (challenge_answer is null))
);
alter table domain_certificate enable row level security;
alter table domain_certificate force row level security;
create policy tenant on domain_certificate using (site_id = current_site()) with check (site_id = current_site());

-- The installation's account with an authority: one for all of its sites.
create table acme_account (
  directory text primary key,
  key_sealed bytea not null,
  created_at timestamptz not null default now()
);
