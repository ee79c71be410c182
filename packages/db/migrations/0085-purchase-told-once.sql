-- When the page after an order has told its purchase to scripts that measure: once an order, whoever opens the page. Of the
-- orders of before, browsers have kept that by themselves: none of them is told again.
alter table orders add column purchase_told_at timestamptz;
alter table orders no force row level security;
update orders set purchase_told_at = placed_at where placed_at is not null;
alter table orders force row level security;
