-- Gift cards as money: the code is kept as a hash, the balance is the sum of the ledger.
create table gift_card (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  code_hash bytea not null,
  code_last4 text not null,
  currency text not null,
  initial_minor bigint not null check (initial_minor > 0),
  balance_minor bigint not null check (balance_minor >= 0),
  status text not null default 'active' check (status in ('active', 'disabled')),
  note text not null default '',
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, code_hash)
);

create table gift_card_ledger (
  website_id uuid not null,
  id uuid not null,
  gift_card_id uuid not null,
  kind text not null check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'disable')),
  delta_minor bigint not null,
  -- The payment or the part of a refund that it is about; once a kind.
  subject_id uuid,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, kind, subject_id),
  foreign key (website_id, gift_card_id) references gift_card (website_id, id) on delete cascade
);
create index gift_card_ledger_card on gift_card_ledger (website_id, gift_card_id);

-- Gift cards that the visitor has entered, in the order of entry.
alter table cart add column gift_cards uuid[] not null default '{}';
alter table payment add column gift_card_id uuid;

do $$
declare t text;
begin
  foreach t in array array['gift_card', 'gift_card_ledger'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
