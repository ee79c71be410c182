-- Links to a new password of a studio account. A link's token is kept as its SHA-256 alone.
create table account_reset (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_reset_account on account_reset (account_id, created_at);
