-- What a cart with gift cards was last said to have left to pay: a completion that does not say what was seen is held to it.
alter table cart add column seen_due_minor bigint;

-- Of orders that were canceled nothing is left to be sent: what was sent is all of it.
alter table orders no force row level security;
alter table order_line no force row level security;
update orders o set fulfilment_status = case when exists (select from order_line l
    where l.website_id = o.website_id and l.order_id = o.id and l.fulfilled_quantity > 0) then 'fulfilled' else 'none_needed' end
  where o.status = 'canceled' and o.fulfilment_status in ('unfulfilled', 'partial');
alter table orders force row level security;
alter table order_line force row level security;
