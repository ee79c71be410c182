-- Domains of owners: claimed by a site, proven by a record, then served. Only what is served is in the table `domain`.
create table custom_domain (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  host text not null check (host = lower(host)),
  -- Value of the record that proves that the domain is the owner's.
  token text not null,
  state text not null check (state in ('waiting', 'securing', 'live', 'away')),
  -- What the last check found wrong; null for nothing.
  problem text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, host)
);
alter table custom_domain enable row level security;
alter table custom_domain force row level security;
create policy tenant on custom_domain using (site_id = current_site()) with check (site_id = current_site());

-- The token by which the site that holds a host has proven it; null for the address that a site was made with.
alter table domain add column token text;
create unique index domain_canonical on domain (site_id) where canonical;
