-- Who has had a discount is known by the mailbox (domain/mail/mailbox-key.ts): small letters, without a tag behind `+`, for
-- Gmail without dots and under one name. Orders of one mailbox that have had a discount twice before this rule stay as
-- they were written.
create temporary table mailbox_of_discount on commit drop as
with parts as (
  select website_id, order_id, discount_id, email,
    lower(regexp_replace(email, '@[^@]*$', '')) as name, lower(substring(email from '[^@]*$')) as domain
  from order_discount where email like '_%@%' and discount_id is not null),
bare as (
  select *, case when name like '_%+%' then regexp_replace(name, '^(.[^+]*)[+].*$', '\1') else name end as plain
  from parts)
select distinct website_id, order_id, discount_id, email,
  case when domain in ('gmail.com', 'googlemail.com') then replace(plain, '.', '') || '@gmail.com'
    else plain || '@' || domain end as key
from bare;

update order_discount d set email = m.key
from mailbox_of_discount m
where m.website_id = d.website_id and m.order_id = d.order_id and m.discount_id = d.discount_id and m.key <> d.email
  and not exists (
    select from mailbox_of_discount o
    where o.website_id = m.website_id and o.discount_id = m.discount_id and o.key = m.key and o.order_id <> m.order_id);
