-- A card that was bought where no money moves is worth nothing where it does.
alter table gift_card add column test_mode boolean not null default false;
-- Forced policies hold for the owner of the tables too, who has no site.
alter table gift_card no force row level security;
alter table orders no force row level security;
update gift_card g set test_mode = true
  from orders o where o.website_id = g.website_id and o.id = g.order_id and o.test_mode;
alter table gift_card force row level security;
alter table orders force row level security;
