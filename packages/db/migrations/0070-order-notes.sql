-- An order has as many notes as its team writes: they stand in its story, and what an order has as its note is all of them
-- together, for files and programs.
alter table orders no force row level security;
alter table order_event no force row level security;
insert into order_event (website_id, id, order_id, kind, detail, created_at)
  select website_id, gen_random_uuid(), id, 'note', jsonb_build_object('text', note), coalesce(placed_at, created_at)
  from orders where note <> '';
alter table orders force row level security;
alter table order_event force row level security;
