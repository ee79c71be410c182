-- A site that only those see who know its password (storefront §2, page type 103): argon2id of it, null for an open site.
alter table website add column lock_hash text;
