-- Proposals: what people who write drafts alone want to change on a page or an item. A proposal is a document of its own, with a
-- log of its own, which is run upon the draft when somebody who may publish accepts it.
create table proposal (
  site_id uuid not null references site (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('page', 'item')),
  document_id uuid not null,
  -- Transactions of the page when the proposal was begun: upon that it was made.
  base_seq bigint not null,
  doc jsonb not null,
  state text not null default 'open' check (state in ('open', 'review', 'sent-back', 'accepted')),
  account_id uuid not null,
  -- What its author says to whoever reviews it, and what is said to the author.
  note text not null default '',
  answer text not null default '',
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, id)
);
create unique index proposal_under_way on proposal (site_id, kind, document_id) where state <> 'accepted';
alter table proposal enable row level security;
alter table proposal force row level security;
create policy tenant on proposal using (site_id = current_site()) with check (site_id = current_site());

alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('page', 'item', 'form', 'navigation', 'header', 'footer', 'proposal'));
