-- A card that is addressed anew: which delivery counts, and which of its codes. Whoever had the code of before has it no
-- longer.
alter table gift_card add column deliveries integer not null default 1 check (deliveries >= 1);
alter table gift_card add column code_no integer not null default 1 check (code_no >= 1);
