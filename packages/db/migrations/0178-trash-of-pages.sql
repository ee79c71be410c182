-- Pages that are deleted for good go with their items, their logs and what was said about them. A store that what was bought
-- still names keeps a bare row, which nobody finds any more.
alter table collection
  add column purged_at timestamptz,
  add constraint collection_purged check (purged_at is null or deleted_at is not null);
create index collection_trash on collection (site_id, deleted_at) where deleted_at is not null and purged_at is null;
