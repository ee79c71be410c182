-- Imports of content from files of other products. A file is read once, entry by entry, into rows; what comes of each is
-- written in the transaction that makes it, so that an import that is broken off goes on where it was.
create table content_import (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  status text not null default 'reading'
    check (status in ('reading', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- Names, bytes and uploads of its files.
  files jsonb not null,
  -- What the files say of themselves, and what the owner has chosen.
  facts jsonb not null default '{}',
  options jsonb not null default '{}',
  -- Why it failed: a refusal.
  problem jsonb,
  read_bytes bigint not null default 0,
  -- Failures in a row by host of pictures.
  hosts jsonb not null default '{}',
  -- Pictures that it has fetched.
  fetched uuid[] not null default '{}',
  -- Number of the message that goes on with it.
  slice integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id)
);
create index content_import_recent on content_import (site_id, created_at desc, id);

create table content_import_entry (
  site_id uuid not null,
  import_id uuid not null,
  -- Number of the entry in its files, from 0.
  position integer not null,
  kind text not null,
  -- Order in which kinds are imported.
  phase smallint not null,
  source_id text not null,
  source_key text not null,
  title text not null,
  status text not null check (status in ('planned', 'done', 'skipped', 'undone')),
  problem text,
  notes text[] not null default '{}',
  -- Pictures that are missing in it, by their addresses.
  missing text[] not null default '{}',
  address text not null default '',
  -- The item, page, file or comment that it has become.
  target_id uuid,
  -- Until it is imported.
  data jsonb,
  primary key (site_id, import_id, position),
  foreign key (site_id, import_id) references content_import (site_id, id) on delete cascade
);
create index content_import_entry_planned on content_import_entry (site_id, import_id, phase, position)
  where status = 'planned';
create index content_import_entry_kind on content_import_entry (site_id, import_id, kind, status, position);
create index content_import_entry_source on content_import_entry (site_id, import_id, source_id) where source_id <> '';
create index content_import_entry_known on content_import_entry (site_id, source_key) where status = 'done';

-- Addresses that imported pages and items had elsewhere: where nothing is, visitors are led to them.
create table imported_address (
  site_id uuid not null references site (id) on delete cascade,
  path text not null,
  kind text not null check (kind in ('page', 'item')),
  document_id uuid not null,
  import_id uuid not null,
  primary key (site_id, path)
);
create index imported_address_import on imported_address (site_id, import_id);

-- The comment that a comment answers.
alter table item_comment add column parent_id uuid;
alter table item_comment add foreign key (site_id, parent_id) references item_comment (site_id, id) on delete cascade;
create index item_comment_parent on item_comment (site_id, parent_id) where parent_id is not null;

do $$
declare t text;
begin
  foreach t in array array['content_import', 'content_import_entry', 'imported_address'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;
