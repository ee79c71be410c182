-- The ledger of the test gateway: a provider keeps what it was asked, or a lost answer could not be found again.
create table test_charge (
  website_id uuid not null references website (id) on delete cascade,
  payment_id uuid not null,
  status text not null check (status in ('captured', 'declined', 'requires_action')),
  amount_minor bigint not null check (amount_minor >= 0),
  card_last4 text not null,
  message text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, payment_id)
);
alter table test_charge enable row level security;
alter table test_charge force row level security;
create policy tenant on test_charge using (website_id = current_site()) with check (website_id = current_site());

-- A message of the outbox is claimed for a while, handled, and marked; what fails is due again later.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column due_at timestamptz not null default now();
drop index outbox_waiting;
create index outbox_due on outbox (due_at) where sent_at is null;
