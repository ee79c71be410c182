-- What the people who work on a page say about it to one another: threads on the page, a section or a block of it.
-- No part of the document or of a publication; visitors never get any of it.
create table page_comment_thread (
  site_id uuid not null,
  document_id uuid not null,
  kind text not null check (kind in ('page', 'item', 'product')),
  id uuid not null,
  anchor_kind text not null check (anchor_kind in ('page', 'section', 'block')),
  -- The section or block, which may be deleted and come back; empty for the page as a whole.
  anchor_id text not null default '',
  -- Comments of it that are not deleted.
  size integer not null default 0,
  -- Grows with every change of the thread and of its comments.
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (site_id, id),
  foreign key (site_id, document_id, kind) references document (site_id, id, kind) on delete cascade
);
-- Asked for every moment for every document that somebody has open.
create index page_comment_thread_news on page_comment_thread (site_id, document_id, kind)
  include (revision, size, resolved_at);

create table page_comment (
  site_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  account_id uuid not null,
  body text not null,
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Deleted comments can be taken back for some days.
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (site_id, id),
  foreign key (site_id, thread_id) references page_comment_thread (site_id, id) on delete cascade
);
create index page_comment_shown on page_comment (site_id, thread_id, written_at, id) where deleted_at is null;
create index page_comment_deleted on page_comment (site_id, deleted_at) where deleted_at is not null;

do $$
declare t text;
begin
  foreach t in array array['page_comment_thread', 'page_comment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;
