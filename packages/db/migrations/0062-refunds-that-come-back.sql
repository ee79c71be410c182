-- A refund that the bank sent back is undone: what it had put on a gift card is taken off again.
alter table gift_card_ledger drop constraint gift_card_ledger_kind_check;
alter table gift_card_ledger add constraint gift_card_ledger_kind_check
  check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'disable', 'undo'));
-- A card that was disabled because its price was given back is good again when the refund came back; one that somebody has
-- disabled stays so.
alter table gift_card add column disabled_by_refund boolean not null default false;

-- What went back on a card after it was disabled is gone with it: a disabled card holds nothing.
-- Forced policies hold for the owner of the tables too, who has no site.
alter table gift_card no force row level security;
alter table gift_card_ledger no force row level security;
insert into gift_card_ledger (website_id, id, gift_card_id, kind, delta_minor)
  select website_id, gen_random_uuid(), id, 'disable', -balance_minor from gift_card
  where status = 'disabled' and balance_minor <> 0;
update gift_card set balance_minor = 0 where status = 'disabled' and balance_minor <> 0;
alter table gift_card force row level security;
alter table gift_card_ledger force row level security;

-- The test bank sends some refunds back a minute after they were done.
alter table test_refund add column created_at timestamptz not null default now();
