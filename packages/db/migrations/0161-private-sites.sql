-- A private site is shown to the people who work on it, and to nobody else; a password then has no meaning.
alter table site add column is_private boolean not null default false;
alter table site add constraint site_availability check (not is_private or lock_hash is null);
