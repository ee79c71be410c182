-- Documents of edits: pages, items, forms, navigation, header and footer. The document itself is where it was; here are the
-- order of its transactions, who has it open, and its versions.
create table document (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('page', 'item', 'form', 'navigation', 'header', 'footer')),
  -- Transactions that the document is made of.
  seq bigint not null default 0,
  -- When the last automatic version was kept.
  versioned_at timestamptz not null default now(),
  primary key (site_id, id, kind)
);

create table document_transaction (
  site_id uuid not null,
  document_id uuid not null,
  kind text not null,
  seq bigint not null,
  -- Made by the author: a transaction is never run twice.
  id uuid not null,
  account_id uuid,
  label text not null,
  -- [{name, args}], mapped over what came before it.
  edits jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, document_id, kind, seq),
  unique (site_id, document_id, kind, id),
  foreign key (site_id, document_id, kind) references document (site_id, id, kind) on delete cascade
);
create trigger document_transaction_immutable before update on document_transaction
  for each row execute function refuse_change();

-- Lost with the server: who is there says so again within seconds.
create unlogged table document_presence (
  site_id uuid not null,
  document_id uuid not null,
  kind text not null,
  -- A tab.
  client_id uuid not null,
  account_id uuid not null,
  selection text[] not null default '{}',
  section_id text not null default '',
  seen_at timestamptz not null default now(),
  primary key (site_id, document_id, kind, client_id)
);

create table document_version (
  site_id uuid not null,
  document_id uuid not null,
  kind text not null,
  id uuid not null,
  reason text not null check (reason in ('published', 'automatic', 'named')),
  name text not null default '',
  seq bigint not null,
  doc jsonb not null,
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, document_id, kind, id),
  foreign key (site_id, document_id, kind) references document (site_id, id, kind) on delete cascade
);
create index document_version_newest on document_version (site_id, document_id, kind, created_at desc, id);

do $$
declare
  t text;
begin
  foreach t in array array['document', 'document_transaction', 'document_presence', 'document_version'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;
