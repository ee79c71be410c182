-- What an owner has changed of a kind of mail; null where the words of the site's language stand.
create table mail_template (
  website_id uuid not null references website (id) on delete cascade,
  kind text not null,
  subject text,
  intro text,
  footer text,
  enabled boolean not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  primary key (website_id, kind)
);

-- Who mails come from, and where replies to them go; empty for the name and the address of the business.
create table mail_sender (
  website_id uuid primary key references website (id) on delete cascade,
  name text not null default '',
  reply_to text not null default '',
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['mail_template', 'mail_sender'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
