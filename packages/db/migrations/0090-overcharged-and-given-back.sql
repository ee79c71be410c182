-- Orders of which too much was taken, and as much given back, are overcharged no longer: they stand as what is held says.
alter table orders no force row level security;
alter table payment no force row level security;
update orders o set payment_status = case
    when p.held = o.grand_total_minor then 'paid' when p.held = 0 then 'refunded' else 'partially_refunded' end
  from (select website_id, order_id, sum(captured_minor - refunded_minor) as held from payment group by website_id, order_id) p
  where p.website_id = o.website_id and p.order_id = o.id and o.payment_status = 'overcharged' and p.held <= o.grand_total_minor;
alter table orders force row level security;
alter table payment force row level security;
