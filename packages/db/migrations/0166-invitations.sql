-- Invitations of contributors: an address and the roles that it is to hold. A link's token is kept as its SHA-256 alone.
create table invitation (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  email citext not null,
  roles integer[] not null,
  -- Who has invited: their e-mail address, since their account may be deleted meanwhile.
  invited_by text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  -- When its mail was asked for last; a link works from then until it expires.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- How often its mail was asked for: part of the link, so that a new mail ends the links of those before it.
  sends integer not null default 1,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, id)
);
create unique index invitation_open on invitation (site_id, email) where accepted_at is null and revoked_at is null;
alter table invitation enable row level security;
alter table invitation force row level security;
create policy tenant on invitation using (site_id = current_site()) with check (site_id = current_site());
