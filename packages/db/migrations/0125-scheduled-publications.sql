-- Publications that are due at a moment, with the revisions of documents as they were approved.
create table scheduled_publication (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'cancelled')),
  -- [{kind, id, sha256}]; without a hash, the document is taken out.
  documents jsonb not null,
  note text not null default '',
  account_id uuid not null,
  created_at timestamptz not null default now(),
  -- {code, params} of the refusal, of one that failed.
  problem text not null default '',
  revision_id uuid,
  ended_at timestamptz,
  primary key (site_id, id)
);
create index scheduled_publication_due on scheduled_publication (site_id, due_at) where state = 'waiting';
alter table scheduled_publication enable row level security;
alter table scheduled_publication force row level security;
create policy tenant on scheduled_publication using (site_id = current_site()) with check (site_id = current_site());
