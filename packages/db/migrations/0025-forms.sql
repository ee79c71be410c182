-- Forms: the draft beside what visitors see, answers with the form that was answered, and keys that work once.

-- What visitors see of a form, and saw: a version is never changed, so that every answer stays readable.
create table form_version (
  website_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  name text not null,
  doc jsonb not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, form_id) references form (website_id, id) on delete cascade
);
create index form_version_form on form_version (website_id, form_id);

-- `doc` and `name` of a form are the draft; the live version is none until the site is published with it.
alter table form add column live_version_id uuid;
alter table form add column updated_at timestamptz not null default now();
alter table form add foreign key (website_id, live_version_id) references form_version (website_id, id)
  on delete set null (live_version_id);

-- A key for one submission, kept as a hash; `submission_id` is what it was spent for.
create table form_key (
  website_id uuid not null references website (id) on delete cascade,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  submission_id uuid,
  primary key (website_id, key_hash)
);
create index form_key_expiry on form_key (website_id, expires_at);

alter table form_submission
  add column version_id uuid,
  add column key_hash bytea,
  -- Why it is in the spam box; empty for an answer that is not.
  add column spam_reason text not null default '',
  -- Words of the answers in lower case, without passwords.
  add column search_text text not null default '',
  -- Addresses by which a person is found.
  add column emails text[] not null default '{}',
  -- Title, id and path of the page that it was sent from.
  add column page jsonb not null default '{}';
alter table form_submission add unique (website_id, key_hash);
alter table form_submission add foreign key (website_id, version_id) references form_version (website_id, id)
  on delete cascade;
-- Ids grow with time.
create index form_submission_newest on form_submission (website_id, form_id, id desc);
create index form_submission_emails on form_submission using gin (emails);

do $$
declare t text;
begin
  foreach t in array array['form_version', 'form_key'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
