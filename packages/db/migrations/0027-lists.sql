-- Mailing lists of a site, and who stands where on them.
create table mailing_list (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  double_opt_in boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);
create unique index mailing_list_name on mailing_list (website_id, lower(name));

create table subscriber (
  website_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  email citext not null,
  name text not null default '',
  source text not null default '',
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed', 'suppressed')),
  -- Signs the links in this person's mails: they hold as long as the row, whatever becomes of the server's keys.
  secret bytea not null,
  -- Grows when somebody who has left is asked again: links of confirmation from before are over then.
  round integer not null default 1,
  asked_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, list_id, email),
  foreign key (website_id, list_id) references mailing_list (website_id, id) on delete cascade
);
create index subscriber_newest on subscriber (website_id, list_id, created_at desc, id desc);
create index subscriber_email on subscriber (website_id, email);

-- Addresses that are never written to again, as a hash: it outlives the erasure of the person.
create table suppression (
  website_id uuid not null references website (id) on delete cascade,
  email_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (website_id, email_hash)
);

-- Accounts elsewhere that forms write to. `sealed` is encrypted by a key of the server.
create table connected_account (
  website_id uuid not null references website (id) on delete cascade,
  provider text not null check (provider in ('mailchimp', 'google-sheets')),
  name text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (website_id, provider)
);

-- Where a form's answers are kept in a connected spreadsheet.
create table spreadsheet (
  website_id uuid not null,
  form_id uuid not null,
  name text not null,
  -- Of the provider; empty until it is made.
  reference text not null default '',
  primary key (website_id, form_id, name),
  foreign key (website_id, form_id) references form (website_id, id) on delete cascade
);

-- Addresses that are told of answers; without a form, of every form of the site.
create table automation_hook (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  form_id uuid,
  url text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, form_id) references form (website_id, id) on delete cascade
);

-- What becomes of one answer at one target. The answer itself is read when it is sent, and erased with these rows.
create table delivery (
  website_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  submission_id uuid not null,
  -- `mail:<address>`, `list:<id>`, …: an answer goes to each target once.
  target text not null,
  kind text not null check (kind in ('mail', 'list', 'mailchimp', 'sheet', 'webhook')),
  -- The target as the form named it when the answer came.
  settings jsonb not null,
  label text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'dead')),
  -- Only the newest turn may act: a replay takes the place of a try that was planned.
  turn integer not null default 1,
  attempts integer not null default 0,
  -- Tries since the first or since the last replay: the pause grows with them.
  tries integer not null default 0,
  last_error text not null default '',
  next_try_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, submission_id, target),
  foreign key (website_id, submission_id) references form_submission (website_id, id) on delete cascade
);
create index delivery_newest on delivery (website_id, created_at desc, id desc);
create index delivery_state on delivery (website_id, state, created_at desc, id desc);

do $$
declare t text;
begin
  foreach t in array array['mailing_list', 'subscriber', 'suppression', 'connected_account', 'spreadsheet',
    'automation_hook', 'delivery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
