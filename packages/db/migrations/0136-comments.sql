-- Visitors' comments on items of collections, and when the site takes and shows them. Shown from the moment they are
-- approved: a comment is no part of a publication.
create table item_comment (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  item_id uuid not null,
  author text not null,
  -- Never shown to visitors.
  email citext not null,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'spam')),
  -- By which the same comment that is sent twice is the first again.
  content_hash bytea not null,
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Deleted comments can be taken back for some days.
  deleted_at timestamptz,
  primary key (site_id, id),
  unique (site_id, item_id, content_hash),
  foreign key (site_id, item_id) references item (site_id, id) on delete cascade
);
create index item_comment_shown on item_comment (site_id, item_id, written_at, id)
  where status = 'approved' and deleted_at is null;
create index item_comment_recent on item_comment (site_id, status, written_at desc, id desc) where deleted_at is null;
create index item_comment_email on item_comment (site_id, email);

create table comment_settings (
  site_id uuid primary key references site (id) on delete cascade,
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['item_comment', 'comment_settings'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;
