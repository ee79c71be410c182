-- Published items as rows, so that a page asks for those that it shows and no process holds all of them. A row is part of the
-- site's revisions from one number to before another, as in manifest_entry: going back shows the items of that revision.

create table published_item (
  site_id uuid not null references site (id) on delete cascade,
  document_id uuid not null,
  from_number integer not null,
  until_number integer,
  collection_id uuid not null,
  url_slug text not null,
  position text collate "C" not null,
  -- The item besides its content, and the files that this part names.
  card jsonb not null,
  assets jsonb not null,
  has_map boolean not null,
  primary key (site_id, document_id, from_number),
  check (until_number > from_number)
);
create unique index published_item_newest on published_item (site_id, document_id) where until_number is null;
create index published_item_address on published_item (site_id, collection_id, url_slug);

-- Groups that an item is in: a tag, category or author by name, the month of its beginning in UTC; nameless those that are
-- featured, have a picture or a map; and '' for all of its collection. What lists are ordered by stands beside it, so that a page of any of them is a range of an index.
create table published_item_key (
  site_id uuid not null,
  document_id uuid not null,
  from_number integer not null,
  key text not null,
  name text not null,
  until_number integer,
  collection_id uuid not null,
  position text collate "C" not null,
  publish_on bigint not null,
  -- Beginning of an event, publication of anything else.
  begins_on bigint not null,
  -- End of an event; null for what is never over.
  over_on bigint,
  -- Place of the name among those of the item.
  ordinal integer not null,
  primary key (site_id, document_id, from_number, key, name),
  foreign key (site_id, document_id, from_number) references published_item on delete cascade
);
create index published_item_key_newest on published_item_key (site_id, collection_id, key, name, publish_on desc, position,
  document_id);
create index published_item_key_begins on published_item_key (site_id, collection_id, key, name, begins_on, position, document_id);
create index published_item_key_placed on published_item_key (site_id, collection_id, key, name, position, document_id);

-- Number of items of each group. The row of a whole collection begins anew whenever any of its items changes: where it begins
-- is the version of the collection's items.
create table published_item_group (
  site_id uuid not null references site (id) on delete cascade,
  collection_id uuid not null,
  key text not null,
  name text not null,
  from_number integer not null,
  until_number integer,
  items integer not null,
  -- Place of its first item and of the name there, which groups are ordered by.
  first text collate "C" not null,
  primary key (site_id, collection_id, key, name, from_number)
);

create index manifest_entry_from on manifest_entry (site_id, from_number);

do $$
declare
  t text;
begin
  foreach t in array array['published_item', 'published_item_key', 'published_item_group'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
    execute format('create policy migration on %I to veranda_owner using (true) with check (true)', t);
  end loop;
end $$;

-- Rows of the items that revision `of_number`, the newest of its site, has changed; its manifest is written. What stays the same
-- of an item, and of a group, goes on in its row.
create function publish_items(of_site uuid, of_number integer) returns void language plpgsql as $$
declare
  touched_collections uuid[];
  touched_keys text[];
  touched_names text[];
begin
  with changed as materialized (
    select document_id from manifest_entry where site_id = of_site and kind = 'item' and from_number = of_number
    union select document_id from manifest_entry where site_id = of_site and kind = 'item' and until_number = of_number
  ), next as materialized (
    select e.document_id, card, card ->> 'urlSlug' as url_slug, (card ->> 'collectionId')::uuid as collection_id,
      coalesce(r.content #>> '{part,position}', '') as position, coalesce(named.assets, '{}') as assets,
      jsonb_path_exists(r.content, '$.part.document.blocks.* ? (@.type == 4)') as has_map
    from changed c
    join manifest_entry e on e.site_id = of_site and e.kind = 'item' and e.document_id = c.document_id
      and e.from_number <= of_number and (e.until_number is null or e.until_number > of_number)
    join document_revision r on r.site_id = of_site and r.kind = 'item' and r.document_id = e.document_id and r.sha256 = e.sha256
    cross join lateral (select (r.content -> 'part') - '{document,position}'::text[] as card) part
    left join lateral (
      select jsonb_object_agg(key, value) as assets from jsonb_each(r.content -> 'assets') where position(key in card::text) > 0
    ) named on true
  ), same as materialized (
    select n.document_id from next n join published_item p on p.site_id = of_site and p.document_id = n.document_id
      and p.until_number is null and p.card = n.card and p.position = n.position and p.assets = n.assets and p.has_map = n.has_map
  ), ended as (
    update published_item p set until_number = of_number from changed c
    where p.site_id = of_site and p.document_id = c.document_id and p.until_number is null
      and not exists (select from same s where s.document_id = p.document_id)
    returning p.document_id, p.from_number
  ), begun as (
    insert into published_item (site_id, document_id, from_number, collection_id, url_slug, position, card, assets, has_map)
    select of_site, n.document_id, of_number, n.collection_id, n.url_slug, n.position, n.card, n.assets, n.has_map from next n
    where not exists (select from same s where s.document_id = n.document_id) and (select count(*) from ended) >= 0
    returning document_id, collection_id, position, card, has_map
  ), ended_keys as (
    update published_item_key k set until_number = of_number from ended e
    where k.site_id = of_site and k.document_id = e.document_id and k.from_number = e.from_number
    returning k.collection_id, k.key, k.name
  ), begun_keys as (
    insert into published_item_key (site_id, document_id, from_number, key, name, collection_id, position, publish_on, begins_on,
      over_on, ordinal)
    select of_site, b.document_id, of_number, k.key, k.name, b.collection_id, b.position, dates.publish_on,
      coalesce(dates.start_date, dates.publish_on),
      case when (b.card ->> 'recordType')::numeric = 12 and dates.start_date is not null
        then coalesce(dates.end_date, dates.start_date) end,
      k.ordinal
    from begun b
    cross join lateral (select (b.card ->> 'publishOn')::numeric::bigint as publish_on,
      (b.card ->> 'startDate')::numeric::bigint as start_date, (b.card ->> 'endDate')::numeric::bigint as end_date) dates
    cross join lateral (
      select '' as key, '' as name, 0 as ordinal
      union all select 'tag', n #>> '{}', min(at) from jsonb_path_query(b.card, '$.tags[*]') with ordinality as t (n, at) group by n
      union all select 'category', n #>> '{}', min(at)
        from jsonb_path_query(b.card, '$.categories[*]') with ordinality as c (n, at) group by n
      union all select 'author', b.card ->> 'author', 0 where b.card ->> 'author' <> ''
      union all select 'month', to_char(to_timestamp(coalesce(dates.start_date, dates.publish_on) / 1000.0) at time zone 'UTC',
        'YYYY-MM'), 0
      union all select 'featured', '', 0 where b.card -> 'isFeatured' = 'true'
      union all select 'picture', '', 0 where b.card ->> 'imageAssetId' <> ''
      union all select 'map', '', 0 where b.has_map
    ) k
    returning collection_id, key, name
  )
  select array_agg(collection_id), array_agg(key), array_agg(name) into touched_collections, touched_keys, touched_names
  from (select * from ended_keys union select * from begun_keys) touched;

  with counted as materialized (
    select t.collection_id, t.key, t.name, count(k.document_id)::integer as items,
      coalesce(min(k.position || E'\x01' || k.document_id || lpad(k.ordinal::text, 4, '0') collate "C"), '') as first
    from unnest(touched_collections, touched_keys, touched_names) as t (collection_id, key, name)
    left join published_item_key k on k.site_id = of_site and k.collection_id = t.collection_id and k.key = t.key
      and k.name = t.name and k.until_number is null
    group by t.collection_id, t.key, t.name
  ), ended as (
    update published_item_group g set until_number = of_number from counted c
    where g.site_id = of_site and g.collection_id = c.collection_id and g.key = c.key and g.name = c.name and g.until_number is null
      and (g.key = '' or g.items <> c.items or g.first <> c.first)
    returning g.collection_id
  )
  insert into published_item_group (site_id, collection_id, key, name, from_number, items, first)
  select of_site, c.collection_id, c.key, c.name, of_number, c.items, c.first from counted c
  where c.items > 0 and (select count(*) from ended) >= 0
    and (c.key = '' or not exists (select from published_item_group g where g.site_id = of_site
      and g.collection_id = c.collection_id and g.key = c.key and g.name = c.name and g.until_number is null
      and g.items = c.items and g.first = c.first));
end $$;

-- What is there: revision after revision, as they were published.
do $$
declare
  each record;
begin
  for each in
    select site_id, from_number as number from manifest_entry where kind = 'item'
    union select site_id, until_number from manifest_entry where kind = 'item' and until_number is not null
    order by site_id, number
  loop
    perform publish_items(each.site_id, each.number);
  end loop;
end $$;
