-- A section that a tab types in, until it is silent for some seconds or somebody takes it over.
create unlogged table document_lock (
  site_id uuid not null,
  document_id uuid not null,
  kind text not null,
  section_id text not null,
  client_id uuid not null,
  typed_at timestamptz not null default now(),
  primary key (site_id, document_id, kind, section_id)
);
alter table document_lock enable row level security;
alter table document_lock force row level security;
create policy tenant on document_lock using (site_id = current_site()) with check (site_id = current_site());
