-- What a person sets for their own account of the studio.
alter table account
  -- When somebody opened the link of a mail to the address; null for never.
  add column email_confirmed_at timestamptz,
  -- IANA; empty for that of the device.
  add column time_zone text not null default '',
  -- Secret of an authenticator app, sealed; not asked for until a code of it has proven that the app has it.
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The period of the code that was taken last: none is taken twice.
  add column totp_step bigint not null default 0;

alter table account_session
  add column id uuid not null default gen_random_uuid() unique,
  add column ip text not null default '',
  add column user_agent text not null default '';

-- Codes in the place of an app that was lost; each works once and is kept as its SHA-256 alone.
create table account_recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- A picture of the person as a WebP of at most 300 pixels; its key is its address, and random.
create table account_picture (
  account_id uuid primary key references account (id) on delete cascade,
  key text not null unique,
  bytes bytea not null
);

-- A change of an address, which takes a link to each of the two. An account has one at most.
create table account_email_change (
  account_id uuid primary key references account (id) on delete cascade,
  id uuid not null unique,
  email citext not null,
  expires_at timestamptz not null,
  confirmed_here_at timestamptz,
  confirmed_there_at timestamptz
);
