-- Addresses of pages and items that were published at more than one: an address where nothing is any more leads to the
-- document that had it, wherever that is now. A row says whose address it was and not where it leads: nothing is chained.
create table published_address (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null check (kind in ('page', 'item')),
  -- Last part of the address, as a document has it.
  slug text not null,
  document_id uuid not null,
  -- A revision of the site in which the document had it; of several documents the latest counts.
  number integer not null,
  primary key (site_id, kind, slug, document_id)
);
alter table published_address enable row level security;
alter table published_address force row level security;
create policy tenant on published_address using (site_id = current_site()) with check (site_id = current_site());
create policy migration on published_address to veranda_owner using (true) with check (true);

insert into published_address (site_id, kind, slug, document_id, number)
select site_id, kind, slug, document_id, max(from_number)
from (
  select e.site_id, e.kind, e.document_id, e.from_number, r.content #>> '{part,urlSlug}' as slug,
    count(*) over (partition by e.site_id, e.kind, e.document_id, r.content #>> '{part,urlSlug}') as with_slug,
    count(*) over (partition by e.site_id, e.kind, e.document_id) as entries
  from manifest_entry e join document_revision r using (site_id, kind, document_id, sha256)
  where e.kind in ('page', 'item')
) as published
where with_slug < entries
group by site_id, kind, document_id, slug;
