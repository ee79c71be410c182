-- Whether a customer is new is asked for only where somebody wants to know, and by an index.
create index orders_email on orders (website_id, lower(email)) where number is not null;
-- Answers that were kept for repeats end with their keys.
create index idempotency_over on idempotency (website_id, expires_at);

create function is_heard(site uuid, event_topic text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint e
    where e.website_id = site and e.enabled and event_topic = any (e.topics))
$$;

create or replace function announce_order() returns trigger language plpgsql as $$
begin
  if new.number is null then
    return null;
  end if;
  if tg_op = 'INSERT' or old.number is null then
    perform announce(new.website_id, 'order.create', new.id);
    if new.email <> '' and is_heard(new.website_id, 'customer.create')
      and not exists (select from orders o where o.website_id = new.website_id
        and lower(o.email) = lower(new.email) and o.number is not null and o.id <> new.id)
      and not exists (select from site_user u where u.website_id = new.website_id and u.email = new.email) then
      perform announce(new.website_id, 'customer.create', new.id);
    end if;
  elsif (new.status, new.payment_status, new.fulfilment_status, new.note, new.email, new.shipping_address, new.billing_address)
      is distinct from
      (old.status, old.payment_status, old.fulfilment_status, old.note, old.email, old.shipping_address, old.billing_address) then
    perform announce(new.website_id, 'order.update', new.id);
  end if;
  if new.status = 'fulfilled' and (tg_op = 'INSERT' or old.status <> 'fulfilled') then
    perform announce(new.website_id, 'order.fulfill', new.id);
  elsif new.status = 'canceled' and (tg_op = 'INSERT' or old.status <> 'canceled') then
    perform announce(new.website_id, 'order.cancel', new.id);
  end if;
  return null;
end $$;

create or replace function announce_customer() returns trigger language plpgsql as $$
begin
  if is_heard(new.website_id, 'customer.create')
    and not exists (select from orders o where o.website_id = new.website_id
      and lower(o.email) = lower(new.email::text) and o.number is not null) then
    perform announce(new.website_id, 'customer.create', new.id);
  end if;
  return null;
end $$;
