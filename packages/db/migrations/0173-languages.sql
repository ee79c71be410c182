-- Languages of sites and the translations into them. What a site's own language says is in its documents; a translation
-- knows its original by the path of the text and its hash, and is published with the document that it belongs to.
alter table site add column published_languages jsonb;

create table translation (
  site_id uuid not null references site (id) on delete cascade,
  language text not null,
  -- Of the document as publishing knows it: site, page, item, form or product.
  kind text not null check (kind in ('site', 'page', 'item', 'form', 'product')),
  document_id uuid not null,
  -- By the path of the text: {text, source, isProposed}.
  texts jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (site_id, language, kind, document_id)
);
create index translation_document on translation (site_id, kind, document_id);
alter table translation enable row level security;
alter table translation force row level security;
create policy tenant on translation using (site_id = current_site()) with check (site_id = current_site());

create function note_translation_edit() returns trigger language plpgsql as $$
begin
  perform note_edit((coalesce(new, old)).site_id, (coalesce(new, old)).kind, (coalesce(new, old)).document_id);
  return null;
end $$;
create trigger note_edit after insert or update or delete on translation
  for each row execute function note_translation_edit();

-- Documents that are gone for good take their translations along.
create function drop_translations() returns trigger language plpgsql as $$
begin
  delete from translation where site_id = old.site_id and kind = tg_argv[0] and document_id = old.id;
  return null;
end $$;
create trigger drop_translations after delete on collection for each row execute function drop_translations('page');
create trigger drop_translations after delete on item for each row execute function drop_translations('item');
create trigger drop_translations after delete on form for each row execute function drop_translations('form');
create trigger drop_translations after delete on product for each row execute function drop_translations('product');

-- The translation service that a site is connected to, and what it is at.
create table translation_connection (
  site_id uuid not null primary key references site (id) on delete cascade,
  key_sealed bytea not null,
  -- Language that is being translated into; null for none.
  language text,
  total integer not null default 0,
  done integer not null default 0,
  -- Code of what went wrong last; null for nothing.
  problem text,
  created_at timestamptz not null default now()
);
alter table translation_connection enable row level security;
alter table translation_connection force row level security;
create policy tenant on translation_connection using (site_id = current_site()) with check (site_id = current_site());
