-- The first edit of a document keeps what it was before.
alter table document alter column versioned_at set default '-infinity';

-- Automatic versions are thinned by their age.
create index document_version_automatic on document_version (site_id, created_at) where reason = 'automatic';
