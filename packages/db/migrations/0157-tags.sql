-- Tags and categories as rows. Items and products keep keys: a tag's key is its first name and never changes, so that renaming,
-- merging and removing change one row, whatever uses it and whichever revision is shown.

create table tag (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  tag_type text not null check (tag_type in ('tag', 'category')),
  key text not null,
  name text not null,
  -- The tag that it was merged into, which may have been merged itself.
  merged_into uuid,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, tag_type, key),
  foreign key (site_id, merged_into) references tag (site_id, id)
);
create unique index tag_name on tag (site_id, tag_type, lower(name)) where merged_into is null and removed_at is null;
-- Keys that are shown as something else than themselves.
create index tag_changed on tag (site_id, tag_type, key) where key <> name or merged_into is not null or removed_at is not null;

-- Names that a tag had, which addresses lead on from.
create table former_tag_name (
  site_id uuid not null,
  tag_type text not null,
  name text not null,
  tag_id uuid not null,
  primary key (site_id, tag_type, name),
  foreign key (site_id, tag_id) references tag (site_id, id) on delete cascade
);

-- Items and products by the keys that they have; not those in the trash.
create table tag_use (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null check (kind in ('item', 'product')),
  document_id uuid not null,
  tag_type text not null,
  key text not null,
  primary key (site_id, kind, document_id, tag_type, key)
);
create index tag_use_by_key on tag_use (site_id, tag_type, key);

-- Paths that a store's category had.
create table category_address (
  site_id uuid not null,
  collection_id uuid not null,
  path text not null,
  category_id uuid not null,
  primary key (site_id, collection_id, path),
  foreign key (site_id, category_id) references category (site_id, id) on delete cascade
);
create index category_address_category on category_address (site_id, category_id);

-- Categories of stores that were removed, with those below them and their products, to be taken back.
create table removed_category (
  site_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  categories jsonb not null,
  removed_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, collection_id) references collection (site_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['tag', 'former_tag_name', 'tag_use', 'category_address', 'removed_category'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
    execute format('create policy migration on %I to veranda_owner using (true) with check (true)', t);
  end loop;
end $$;

-- Keys of the site that are not shown as themselves, with the name that they are shown as; null for what was removed.
create function changed_tags() returns table (tag_type text, key text, name text) language sql stable as $$
  with recursive way as (
    select t.tag_type, t.key, t.name, t.merged_into, t.removed_at from tag t
      where t.site_id = current_site() and (t.key <> t.name or t.merged_into is not null or t.removed_at is not null)
    union all
    select w.tag_type, w.key, t.name, t.merged_into, t.removed_at
      from way w join tag t on t.site_id = current_site() and t.id = w.merged_into
  )
  select w.tag_type, w.key, case when w.removed_at is null then w.name end from way w where w.merged_into is null
$$;

-- Names of tags of products, each once.
create function shown_tags(keys text[]) returns text[] language plpgsql stable as $$
begin
  if not exists (select from tag t where t.site_id = current_site() and t.tag_type = 'tag' and t.key = any(keys)
      and (t.key <> t.name or t.merged_into is not null or t.removed_at is not null)) then
    return keys;
  end if;
  return (
    select coalesce(array_agg(n.name order by n.at), '{}') from (
      select case when c.key is null then u.key else c.name end as name, min(u.at) as at
      from unnest(keys) with ordinality as u (key, at)
      left join changed_tags() c on c.tag_type = 'tag' and c.key = u.key
      where c.key is null or c.name is not null group by 1
    ) n
  );
end $$;

-- Keys by name, in the order of the names; tags are made of those that are new. A key that another tag has gets a number.
create function ensure_tags(of_type text, names text[]) returns table (name text, key text) language plpgsql as $$
declare
  longest integer := case of_type when 'tag' then 50 else 25 end;
  wanted text;
  found_key text;
  free_key text;
  attempt integer;
begin
  foreach wanted in array names loop
    attempt := 1;
    loop
      select t.key into found_key from tag t where t.site_id = current_site() and t.tag_type = of_type
        and lower(t.name) = lower(wanted) and t.merged_into is null and t.removed_at is null;
      exit when found_key is not null;
      free_key := case when attempt = 1 then wanted else left(wanted, longest - length('~' || attempt)) || '~' || attempt end;
      insert into tag (site_id, id, tag_type, key, name)
        values (current_site(), gen_random_uuid(), of_type, free_key, wanted) on conflict do nothing returning tag.key into found_key;
      if found_key is not null then
        delete from former_tag_name f where f.site_id = current_site() and f.tag_type = of_type and f.name = wanted;
        exit;
      end if;
      attempt := attempt + 1;
    end loop;
    name := wanted;
    key := found_key;
    return next;
  end loop;
end $$;

-- Tags of keys that nobody has made a tag of: a name that another tag has now is that tag.
create function note_tag_keys(of_site uuid, of_type text, keys text[]) returns void language sql as $$
  delete from former_tag_name f where f.site_id = of_site and f.tag_type = of_type and f.name = any(keys)
    and not exists (select from tag t where t.site_id = of_site and t.tag_type = of_type and t.key = f.name);
  insert into tag (site_id, id, tag_type, key, name, merged_into)
  select of_site, gen_random_uuid(), of_type, k.key, k.key,
    (select t.id from tag t where t.site_id = of_site and t.tag_type = of_type and lower(t.name) = lower(k.key)
      and t.merged_into is null and t.removed_at is null)
  from unnest(keys) as k (key)
  where not exists (select from tag t where t.site_id = of_site and t.tag_type = of_type and t.key = k.key)
  on conflict do nothing;
$$;

create function names_in(list jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct n), '{}')
  from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end) as n
$$;

create function note_tag_uses(of_site uuid, of_kind text, of_id uuid, of_type text, keys text[]) returns void
language plpgsql as $$
begin
  delete from tag_use u where u.site_id = of_site and u.kind = of_kind and u.document_id = of_id and u.tag_type = of_type
    and u.key <> all (keys);
  if cardinality(keys) > 0 then
    insert into tag_use (site_id, kind, document_id, tag_type, key)
      select of_site, of_kind, of_id, of_type, k from (select distinct unnest(keys) as k) each on conflict do nothing;
    perform note_tag_keys(of_site, of_type, keys);
  end if;
end $$;

create function note_tags_of_item() returns trigger language plpgsql as $$
begin
  perform note_tag_uses(new.site_id, 'item', new.id, 'tag',
    case when new.deleted_at is null then names_in(new.doc -> 'tags') else '{}' end);
  perform note_tag_uses(new.site_id, 'item', new.id, 'category',
    case when new.deleted_at is null then names_in(new.doc -> 'categories') else '{}' end);
  return null;
end $$;
create trigger note_tags_changed after update on item for each row
  when ((new.doc -> 'tags', new.doc -> 'categories', new.deleted_at) is distinct from
    (old.doc -> 'tags', old.doc -> 'categories', old.deleted_at))
  execute function note_tags_of_item();

create function note_tags_of_product() returns trigger language plpgsql as $$
begin
  perform note_tag_uses(new.site_id, 'product', new.id, 'tag', case when new.deleted_at is null then new.tags else '{}' end);
  return null;
end $$;
create trigger note_tags_changed after update on product for each row
  when ((new.tags, new.deleted_at) is distinct from (old.tags, old.deleted_at))
  execute function note_tags_of_product();

-- Rows of a statement, which are those of one site.
create function note_new_tag_uses() returns trigger language plpgsql as $$
declare
  each record;
begin
  if tg_argv[0] = 'item' then
    insert into tag_use (site_id, kind, document_id, tag_type, key)
    select i.site_id, 'item', i.id, t.tag_type, n.key from added i
      cross join lateral (values ('tag', i.doc -> 'tags'), ('category', i.doc -> 'categories')) as t (tag_type, list)
      cross join lateral unnest(names_in(t.list)) as n (key)
      where i.deleted_at is null;
    for each in
      select i.site_id, t.tag_type, array_agg(distinct n.key) as keys from added i
        cross join lateral (values ('tag', i.doc -> 'tags'), ('category', i.doc -> 'categories')) as t (tag_type, list)
        cross join lateral unnest(names_in(t.list)) as n (key)
        where i.deleted_at is null group by i.site_id, t.tag_type
    loop
      perform note_tag_keys(each.site_id, each.tag_type, each.keys);
    end loop;
  else
    insert into tag_use (site_id, kind, document_id, tag_type, key)
    select distinct p.site_id, 'product', p.id, 'tag', n.key from added p cross join lateral unnest(p.tags) as n (key)
      where p.deleted_at is null;
    for each in
      select p.site_id, array_agg(distinct n.key) as keys from added p cross join lateral unnest(p.tags) as n (key)
        where p.deleted_at is null group by p.site_id
    loop
      perform note_tag_keys(each.site_id, 'tag', each.keys);
    end loop;
  end if;
  return null;
end $$;
create trigger note_tags after insert on item referencing new table as added
  for each statement execute function note_new_tag_uses('item');
create trigger note_tags after insert on product referencing new table as added
  for each statement execute function note_new_tag_uses('product');

create function forget_tags() returns trigger language plpgsql as $$
begin
  delete from tag_use where site_id = old.site_id and kind = tg_argv[0] and document_id = old.id;
  return null;
end $$;
create trigger forget_tags after delete on item for each row execute function forget_tags('item');
create trigger forget_tags after delete on product for each row execute function forget_tags('product');

-- What is found by a tag is found by its new name; a rename is noted once, with all that is merged into it.
create function note_words_of_tag() returns trigger language plpgsql as $$
begin
  insert into search_stale (site_id, kind, document_id)
  with recursive same as (
    select new.id as id, new.key as key
    union select t.id, t.key from same s join tag t on t.site_id = new.site_id and t.merged_into = s.id
  ), keys as materialized (select key from same)
  select new.site_id, 'product', p.document_id from tag_use p
    where p.site_id = new.site_id and p.kind = 'product' and p.tag_type = new.tag_type and p.key in (select key from keys)
  union select new.site_id, 'item', k.document_id from published_item_key k
    where k.site_id = new.site_id and k.key = new.tag_type and k.name in (select key from keys) and k.until_number is null
  on conflict do nothing;
  return null;
end $$;
create trigger note_words after update on tag for each row
  when ((new.name, new.merged_into, new.removed_at) is distinct from (old.name, old.merged_into, old.removed_at))
  execute function note_words_of_tag();

-- What is there.
alter table item no force row level security;
alter table product no force row level security;
insert into tag_use (site_id, kind, document_id, tag_type, key)
select i.site_id, 'item', i.id, t.tag_type, n.key from item i
  cross join lateral (values ('tag', i.doc -> 'tags'), ('category', i.doc -> 'categories')) as t (tag_type, list)
  cross join lateral unnest(names_in(t.list)) as n (key)
  where i.deleted_at is null
union select p.site_id, 'product', p.id, 'tag', unnest(p.tags) from product p where p.deleted_at is null
on conflict do nothing;
alter table item force row level security;
alter table product force row level security;

-- Names that differ in capitals alone are one tag: the first in the order of the alphabet.
insert into tag (site_id, id, tag_type, key, name)
select distinct on (site_id, tag_type, lower(key)) site_id, gen_random_uuid(), tag_type, key, key from tag_use
order by site_id, tag_type, lower(key), key;
insert into tag (site_id, id, tag_type, key, name, merged_into)
select distinct u.site_id, gen_random_uuid(), u.tag_type, u.key, u.key, t.id
from (select distinct site_id, tag_type, key from tag_use) u
join tag t on t.site_id = u.site_id and t.tag_type = u.tag_type and lower(t.name) = lower(u.key) and t.key <> u.key;
