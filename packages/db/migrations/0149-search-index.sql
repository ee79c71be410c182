-- The words of a site's search as rows, shared by all processes. Texts that changed wait in search_stale; whoever searches next
-- brings the index up to date first.

-- A page, an item or a product whose words are in the index.
create table search_entry (
  site_id uuid not null references site (id) on delete cascade,
  -- Products are ranked by themselves, and pages with items.
  list text not null check (list in ('products', 'writings')),
  entry integer not null check (entry >= 0),
  kind text not null check (kind in ('product', 'page', 'item')),
  document_id uuid not null,
  words text[] not null,
  primary key (site_id, list, entry),
  unique (site_id, kind, document_id)
);

-- Entries that hold a word, by blocks of 1,024 numbers: of each two bytes for its place in the block and two for the weight of
-- the word in it, in the order of places.
create table search_word (
  site_id uuid not null references site (id) on delete cascade,
  list text collate "C" not null,
  word text collate "C" not null,
  block integer not null,
  -- Words with typing errors are looked for among those of about as many letters.
  letters smallint not null generated always as (char_length(word)) stored,
  postings bytea not null check (length(postings) > 0 and length(postings) % 4 = 0),
  primary key (site_id, list, word, block)
);

create index search_word_letters on search_word (site_id, letters, word);

create table search_stale (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null check (kind in ('product', 'page', 'item')),
  document_id uuid not null,
  primary key (site_id, kind, document_id)
);

do $$
declare
  t text;
begin
  foreach t in array array['search_entry', 'search_word', 'search_stale'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
    execute format('create policy migration on %I to veranda_owner using (true) with check (true)', t);
  end loop;
end $$;

-- Pages and items that differ between the revision that visitors saw and the one that they see now.
create function note_published_words() returns trigger language plpgsql as $$
declare
  before integer := coalesce((select number from revision where site_id = new.id and id = old.published_revision_id), 0);
  after integer := (select number from revision where site_id = new.id and id = new.published_revision_id);
  low integer := least(before, after);
  high integer := greatest(before, after);
begin
  insert into search_stale (site_id, kind, document_id)
  select new.id, kind, document_id from manifest_entry
    where site_id = new.id and kind in ('page', 'item') and from_number > low and from_number <= high
  union select new.id, kind, document_id from manifest_entry
    where site_id = new.id and kind in ('page', 'item') and until_number > low and until_number <= high
  on conflict do nothing;
  return null;
end $$;
create trigger note_words after update on site for each row
  when (new.published_revision_id is distinct from old.published_revision_id and new.published_revision_id is not null)
  execute function note_published_words();

create function note_product_words(of_site uuid, products uuid[]) returns void language sql as $$
  insert into search_stale (site_id, kind, document_id)
  select of_site, 'product', id from (select distinct unnest(products) as id) each
  -- Rows that go with their site leave no trace.
  where exists (select from site where site.id = of_site)
  on conflict do nothing
$$;

-- Rows of a statement, which are those of one site.
create function note_words_of_products() returns trigger language plpgsql as $$
begin
  perform note_product_words(site_id, array_agg(id)) from changed group by site_id;
  return null;
end $$;
create function note_words_of_parts() returns trigger language plpgsql as $$
begin
  perform note_product_words(site_id, array_agg(product_id)) from changed group by site_id;
  return null;
end $$;
create function note_words_of_product() returns trigger language plpgsql as $$
begin
  perform note_product_words(new.site_id, array[new.id]);
  return null;
end $$;
create function note_words_of_variant() returns trigger language plpgsql as $$
begin
  perform note_product_words(new.site_id, array[new.product_id]);
  return null;
end $$;
-- The products of a category, and of those below it, are found by its name.
create function note_words_of_category() returns trigger language plpgsql as $$
begin
  perform note_product_words(new.site_id, array_agg(m.product_id))
  from category c join product_category m on m.site_id = c.site_id and m.category_id = c.id
  where c.site_id = new.site_id and c.collection_id = new.collection_id
    and (c.path = new.path or starts_with(c.path, new.path || '/'));
  return null;
end $$;

create trigger note_words after insert on product referencing new table as changed
  for each statement execute function note_words_of_products();
create trigger note_words_changed after update on product for each row
  when ((new.title, new.excerpt, new.description, new.tags, new.state, new.collection_id, new.deleted_at)
    is distinct from (old.title, old.excerpt, old.description, old.tags, old.state, old.collection_id, old.deleted_at))
  execute function note_words_of_product();
create trigger note_words after insert on variant referencing new table as changed
  for each statement execute function note_words_of_parts();
create trigger note_words_changed after update on variant for each row
  when ((new.sku, new.deleted_at) is distinct from (old.sku, old.deleted_at))
  execute function note_words_of_variant();
create trigger note_words after insert on product_category referencing new table as changed
  for each statement execute function note_words_of_parts();
create trigger note_words_gone after delete on product_category referencing old table as changed
  for each statement execute function note_words_of_parts();
create trigger note_words_changed after update on category for each row
  when ((new.display_name, new.path) is distinct from (old.display_name, old.path))
  execute function note_words_of_category();

-- What is there.
alter table product no force row level security;
alter table revision no force row level security;
insert into search_stale (site_id, kind, document_id)
select e.site_id, e.kind, e.document_id from site w
  join revision r on r.site_id = w.id and r.id = w.published_revision_id
  join manifest_entry e on e.site_id = w.id and e.kind in ('page', 'item') and e.from_number <= r.number
    and (e.until_number is null or e.until_number > r.number)
union all select site_id, 'product', id from product where deleted_at is null;
alter table product force row level security;
alter table revision force row level security;
