-- Documents whose draft may differ from what visitors get, so that a publication need not compare all of them. Some of these do
-- not differ, since a change was taken back; every one that differs is among them.
create table document_change (
  site_id uuid not null references site (id) on delete cascade,
  kind text not null,
  document_id uuid not null,
  primary key (site_id, kind, document_id)
);
alter table document_change enable row level security;
alter table document_change force row level security;
create policy tenant on document_change using (site_id = current_site()) with check (site_id = current_site());
create policy migration on document_change to veranda_owner using (true) with check (true);

create function note_changed_draft() returns trigger language plpgsql as $$
begin
  insert into document_change (site_id, kind, document_id) values (new.site_id, new.kind, new.document_id) on conflict do nothing;
  return null;
end $$;
create trigger note_change after update on document_draft for each row
  when (new.sha256 is distinct from old.sha256) execute function note_changed_draft();

-- When visitors see another revision, documents that differ between the two may differ from their drafts, and those that were
-- published do so no longer.
create function note_changed_live() returns trigger language plpgsql as $$
declare
  before integer := coalesce((select number from revision where site_id = new.id and id = old.published_revision_id), 0);
  after integer := coalesce((select number from revision where site_id = new.id and id = new.published_revision_id), 0);
  low integer := least(before, after);
  high integer := greatest(before, after);
begin
  insert into document_change (site_id, kind, document_id)
  select new.id, kind, document_id from manifest_entry
    where site_id = new.id and from_number > low and from_number <= high
  union select new.id, kind, document_id from manifest_entry
    where site_id = new.id and until_number > low and until_number <= high
  on conflict do nothing;
  delete from document_change c
  where c.site_id = new.id
    and (select d.sha256 from document_draft d
      where d.site_id = c.site_id and d.kind = c.kind and d.document_id = c.document_id)
    is not distinct from (select e.sha256 from manifest_entry e
      where e.site_id = c.site_id and e.kind = c.kind and e.document_id = c.document_id and e.from_number <= after
        and (e.until_number is null or e.until_number > after));
  return null;
end $$;
create trigger note_changes after update on site for each row
  when (new.published_revision_id is distinct from old.published_revision_id) execute function note_changed_live();

-- What is there.
alter table revision no force row level security;
insert into document_change (site_id, kind, document_id)
with live as (
  select e.site_id, e.kind, e.document_id, e.sha256 from site w
  join revision r on r.site_id = w.id and r.id = w.published_revision_id
  join manifest_entry e on e.site_id = w.id and e.from_number <= r.number
    and (e.until_number is null or e.until_number > r.number)
)
select site_id, kind, document_id from document_draft d full join live using (site_id, kind, document_id)
where d.sha256 is distinct from live.sha256;
alter table revision force row level security;
