-- The files of a site: folders to keep them in, a trash, and an address that stays when the content is replaced.
create table asset_folder (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  -- Null at the top.
  parent_id uuid,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, parent_id) references asset_folder (site_id, id)
);
create unique index asset_folder_name on asset_folder (site_id, parent_id, lower(name)) nulls not distinct;
alter table asset_folder enable row level security;
alter table asset_folder force row level security;
create policy tenant on asset_folder using (site_id = current_site()) with check (site_id = current_site());

alter table asset rename to stored_asset;
alter table stored_asset
  add column folder_id uuid,
  -- When it was put into the trash, where it stays for 30 days.
  add column deleted_at timestamptz,
  -- The last part of `/s/{file}`.
  add column public_name text,
  add unique (site_id, public_name),
  add foreign key (site_id, folder_id) references asset_folder (site_id, id);

-- The stored name, with a number where another file of the site has it.
create function free_file_name(site uuid, storage_key text) returns text language plpgsql as $$
declare
  stored text := split_part(storage_key, '/', 2);
  free text := stored;
  number integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('file names ' || site::text, 0));
  while exists (select 1 from stored_asset s where s.site_id = site and s.public_name = free) loop
    number := number + 1;
    free := regexp_replace(stored, '(\.[^.]*)?$', '-' || number || '\1');
  end loop;
  return free;
end $$;
create function name_file() returns trigger language plpgsql as $$
begin
  new.public_name := free_file_name(new.site_id, new.storage_key);
  return new;
end $$;
create trigger name_file before insert on stored_asset for each row execute function name_file();

alter table stored_asset no force row level security;
do $$
declare each record;
begin
  for each in select site_id, id, storage_key from stored_asset order by site_id, created_at, id loop
    update stored_asset set public_name = free_file_name(each.site_id, each.storage_key)
      where site_id = each.site_id and id = each.id;
  end loop;
end $$;
alter table stored_asset force row level security;
alter table stored_asset alter column public_name set not null;
create index stored_asset_listed on stored_asset (site_id, folder_id, created_at desc, id) where deleted_at is null;
create index stored_asset_deleted on stored_asset (site_id, deleted_at) where deleted_at is not null;

-- A file in the trash is no asset to anything but the trash itself: whatever uses it shows its empty state.
create view asset with (security_invoker = true) as
  select site_id, id, kind, file_name, mime_type, bytes, sha256, storage_key, width, height, focal_x, focal_y, alt_text,
    caption, variants, placeholder, color_data, status, source_url, created_at, folder_id, public_name
  from stored_asset where deleted_at is null;

-- Files that were replaced while something published still shows them.
create table replaced_file (
  site_id uuid not null references site (id) on delete cascade,
  storage_key text not null,
  asset_id uuid not null,
  variants integer[] not null,
  replaced_at timestamptz not null default now(),
  primary key (site_id, storage_key)
);
alter table replaced_file enable row level security;
alter table replaced_file force row level security;
create policy tenant on replaced_file using (site_id = current_site()) with check (site_id = current_site());

-- Large files whose parts are still arriving; the part that begins at a byte is stored under the id and that number.
create table pending_upload (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received <= bytes),
  -- Where each part begins that has arrived, ascending.
  parts bigint[] not null default '{}',
  folder_id uuid,
  changed_at timestamptz not null default now(),
  primary key (site_id, id)
);
alter table pending_upload enable row level security;
alter table pending_upload force row level security;
create policy tenant on pending_upload using (site_id = current_site()) with check (site_id = current_site());
