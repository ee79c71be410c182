-- What of a refund is of the shipping, tax and all: a second one gives back only what is left of it.
alter table refund add column shipping_minor bigint not null default 0;
alter table refund add constraint refund_shipping check (shipping_minor between 0 and amount_minor);

-- Forced policies hold for the owner of the tables too, who has no site.
alter table refund no force row level security;
alter table refund_line no force row level security;
alter table orders no force row level security;
alter table order_tax no force row level security;
-- Of a refund of lines the shipping is what its lines do not say; one without lines was of the shipping when it is as much.
with of_lines as (
  select website_id, refund_id, sum(amount_minor) as amount_minor from refund_line group by website_id, refund_id),
of_shipping as (
  select o.website_id, o.id, o.shipping_minor + case when o.tax_minor > 0 then coalesce((
    select sum(t.amount_minor) from order_tax t
    where t.website_id = o.website_id and t.order_id = o.id and t.applies_to = 'shipping'), 0) else 0 end as amount_minor
  from orders o),
given as (
  select r.website_id, r.id, case
      when l.amount_minor is not null then greatest(r.amount_minor - l.amount_minor, 0)
      when r.amount_minor = s.amount_minor then r.amount_minor
      else 0 end as shipping_minor
  from refund r join of_shipping s on s.website_id = r.website_id and s.id = r.order_id
    left join of_lines l on l.website_id = r.website_id and l.refund_id = r.id
  where not r.cancels)
update refund r set shipping_minor = g.shipping_minor
  from given g where g.website_id = r.website_id and g.id = r.id;
alter table refund force row level security;
alter table refund_line force row level security;
alter table orders force row level security;
alter table order_tax force row level security;
