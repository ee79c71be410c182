-- How a subscription is taxed for ever, {taxes, place, taxClassId, isRecorded}: kept with the totals of its first charge.
alter table orders add column renewal_tax jsonb;

-- What was taken out where no money moves is not renewed where it does.
alter table subscription add column test_mode boolean not null default false;
alter table subscription drop constraint subscription_end_reason_check;
alter table subscription add constraint subscription_end_reason_check
  check (end_reason in ('customer', 'shop', 'unpaid', 'completed', 'test'));
alter table member_pass drop constraint member_pass_end_reason_check;
alter table member_pass add constraint member_pass_end_reason_check
  check (end_reason in ('refunded', 'customer', 'shop', 'unpaid', 'completed', 'test'));

-- Forced policies hold for the owner of the tables too, who has no site.
alter table subscription no force row level security;
alter table orders no force row level security;
alter table order_tax no force row level security;
alter table cart no force row level security;
update subscription s set test_mode = true
  from orders o where o.website_id = s.website_id and o.id = s.order_id and o.test_mode;
-- First charges that are under way: the taxes that they are charged with.
update orders o set renewal_tax = jsonb_build_object(
    'taxClassId', 'sold',
    'place', (select jsonb_build_object('country', a->>'country', 'region', coalesce(a->>'region', ''),
        'postalCode', coalesce(a->>'postalCode', ''))
      from (select coalesce(o.shipping_address, o.billing_address) as a) as at where a->>'country' <> ''),
    'taxes', jsonb_build_object(
      'included', exists (select from order_tax t where t.website_id = o.website_id and t.order_id = o.id and t.included),
      'rounding', 'rate',
      'rules', coalesce((select jsonb_agg(jsonb_build_object(
          'id', 'said-' || t.position, 'name', t.name, 'rate', trim_scale(t.rate_ppm / 10000.0)::text,
          'area', '{"country": "", "region": "", "postalRanges": []}'::jsonb,
          'classRates', case t.applies_to when 'shipping' then '[{"classId": "sold", "rate": "0"}]' else '[]' end::jsonb,
          'onServices', true, 'onDigital', true, 'onShipping', t.applies_to = 'shipping') order by t.position)
        from order_tax t where t.website_id = o.website_id and t.order_id = o.id), '[]'::jsonb)))
  from cart c where c.website_id = o.website_id and c.id = o.cart_id and c.purpose = 'subscription' and o.status = 'draft';
alter table subscription force row level security;
alter table orders force row level security;
alter table order_tax force row level security;
alter table cart force row level security;
