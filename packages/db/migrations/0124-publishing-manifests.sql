-- Publishing by manifests. Each document has immutable revisions, and a published revision of a site is the list of the document
-- revisions that it is made of; a publication writes only those that have changed.

-- As PostgreSQL writes a document: the same value gives the same hash, however its keys were ordered.
create function content_sha256(content jsonb) returns text language sql immutable parallel safe
  as $$ select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') $$;

create table document_revision (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null,
  document_id uuid not null,
  sha256 text not null,
  -- {part, assets}: the document as pages read it, and the files that it names.
  content jsonb not null,
  asset_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (site_id, kind, document_id, sha256)
);
create index document_revision_assets on document_revision using gin (asset_ids);
create trigger document_revision_immutable before update on document_revision
  for each row execute function refuse_change();

-- A document revision is part of the site's revisions from one number to before another; null while it is part of the newest.
create table manifest_entry (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null,
  document_id uuid not null,
  sha256 text not null,
  from_number integer not null,
  until_number integer,
  primary key (site_id, kind, document_id, from_number),
  foreign key (site_id, kind, document_id, sha256) references document_revision (site_id, kind, document_id, sha256),
  check (until_number > from_number)
);
create unique index manifest_entry_newest on manifest_entry (site_id, kind, document_id) where until_number is null;
create index manifest_entry_until on manifest_entry (site_id, until_number, from_number);

-- Revision of each document that publishing now would take; null for one that visitors do not get. It is read again when the
-- document has been changed since.
create table document_draft (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null,
  document_id uuid not null,
  sha256 text,
  -- Grows with every change; `read_edits` are those that the revision has.
  edits bigint not null default 1,
  read_edits bigint not null default 0,
  primary key (site_id, kind, document_id)
);
create index document_draft_stale on document_draft (site_id) where edits <> read_edits;

do $$
declare
  t text;
begin
  foreach t in array array['document_revision', 'manifest_entry', 'document_draft'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
    -- Migrations change documents of all sites, and the triggers below write for them.
    execute format('create policy migration on %I to veranda_owner using (true) with check (true)', t);
  end loop;
end $$;

create function note_edit(of_site uuid, of_kind text, of_document uuid) returns void language sql as $$
  insert into document_draft as d (site_id, kind, document_id) values (of_site, of_kind, of_document)
  on conflict (site_id, kind, document_id) do update set edits = d.edits + 1
$$;

create function note_collection_edit() returns trigger language plpgsql as $$
begin
  perform note_edit(new.site_id, 'page', new.id);
  -- Items of a page that is not shown are not shown either.
  if tg_op = 'UPDATE' and (new.status, new.enabled, new.deleted_at) is distinct from (old.status, old.enabled, old.deleted_at) then
    update document_draft d set edits = d.edits + 1 from item i
      where i.site_id = new.site_id and i.collection_id = new.id
        and d.site_id = i.site_id and d.kind = 'item' and d.document_id = i.id;
  end if;
  return null;
end $$;
create trigger note_edit after insert or update on collection for each row execute function note_collection_edit();

create function note_document_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update document_draft set edits = edits + 1 where site_id = old.site_id and kind = tg_argv[0] and document_id = old.id;
  else
    perform note_edit(new.site_id, tg_argv[0], new.id);
  end if;
  return null;
end $$;
create trigger note_edit after insert or update or delete on item for each row execute function note_document_edit('item');
create trigger note_edit after insert or update or delete on form for each row execute function note_document_edit('form');

create function note_site_edit() returns trigger language plpgsql as $$
begin
  perform note_edit(new.site_id, 'site', new.site_id);
  return null;
end $$;
create trigger note_edit after insert or update on site_settings for each row execute function note_site_edit();

create function note_website_edit() returns trigger language plpgsql as $$
begin
  perform note_edit(new.id, 'site', new.id);
  return null;
end $$;
create trigger note_edit after update on site for each row
  when ((new.slug, new.title, new.language, new.time_zone, new.currency, new.theme)
    is distinct from (old.slug, old.title, old.language, old.time_zone, old.currency, old.theme))
  execute function note_website_edit();

-- A file is part of the documents that name it.
create function note_asset_edit() returns trigger language plpgsql as $$
begin
  update document_draft d set edits = d.edits + 1 from document_revision r
    where r.asset_ids @> array[(coalesce(new, old)).id] and r.site_id = (coalesce(new, old)).site_id
      and d.site_id = r.site_id and d.kind = r.kind and d.document_id = r.document_id and d.sha256 = r.sha256;
  return null;
end $$;
create trigger note_edit after update or delete on asset for each row execute function note_asset_edit();

-- What is there: every document is to be read, and every revision is taken apart.
do $$
declare
  t text;
begin
  foreach t in array array['collection', 'item', 'form', 'revision'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

insert into document_draft (site_id, kind, document_id)
select site_id, 'page', id from collection
union all select site_id, 'item', id from item
union all select site_id, 'form', id from form
union all select id, 'site', id from site;

create temporary table part_of_revision on commit drop as
select p.site_id, p.number, p.kind, p.document_id, jsonb_build_object('part', p.part, 'assets', coalesce(a.assets, '{}')) as content,
  coalesce(a.ids, '{}') as asset_ids
from (
  select site_id, number, 'site' as kind, site_id as document_id, snapshot -> 'assets' as assets,
    snapshot - array['schema', 'collections', 'items', 'forms', 'assets'] as part from revision
  union all
  select site_id, number, 'page', (c ->> 'id')::uuid, snapshot -> 'assets', c
    from revision, jsonb_array_elements(snapshot -> 'collections') c
  union all
  select r.site_id, r.number, 'item', (c ->> 'id')::uuid, snapshot -> 'assets',
      c || jsonb_build_object('position', coalesce(i.position, 'a' || lpad(n::text, 6, '0')))
    from revision r cross join jsonb_array_elements(snapshot -> 'items') with ordinality as each (c, n)
    left join item i on i.site_id = r.site_id and i.id = (c ->> 'id')::uuid
  union all
  select site_id, number, 'form', key::uuid, snapshot -> 'assets', value
    from revision, jsonb_each(coalesce(snapshot -> 'forms', '{}'))
) p left join lateral (
  select jsonb_object_agg(key, value) as assets, array_agg(key::uuid) as ids from jsonb_each(p.assets)
  where position(key in p.part::text) > 0
) a on true;

insert into document_revision (site_id, kind, document_id, sha256, content, asset_ids)
select distinct on (site_id, kind, document_id, content_sha256(content))
  site_id, kind, document_id, content_sha256(content), content, asset_ids from part_of_revision;

insert into manifest_entry (site_id, kind, document_id, sha256, from_number, until_number)
select p.site_id, p.kind, p.document_id, content_sha256(p.content), p.number,
  (select min(r.number) from revision r where r.site_id = p.site_id and r.number > p.number)
from part_of_revision p;

alter table revision drop column snapshot;
alter table revision drop column sha256;

-- Publications among the changes that `version` counts: what is cached by the revisions that it is made of stays.
alter table site add column publications bigint not null default 0;

do $$
declare
  t text;
begin
  foreach t in array array['collection', 'item', 'form', 'revision'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
