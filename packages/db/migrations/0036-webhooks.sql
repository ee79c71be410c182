-- Addresses that are told of what happens in the shop. Secrets are sealed: whoever reads the database cannot sign.
create table webhook_endpoint (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  url text not null,
  topics text[] not null,
  secret bytea not null,
  -- The secret before the last rotation; messages are signed with it too for as long as it holds.
  previous_secret bytea,
  previous_until timestamptz,
  enabled boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  check ((previous_secret is null) = (previous_until is null))
);

-- One row an event and address. The payload is text: a try sends the bytes of the one before it.
create table webhook_delivery (
  website_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  topic text not null,
  payload text not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'dead')),
  turn integer not null default 1,
  attempts integer not null default 0,
  tries integer not null default 0,
  response_code integer,
  last_error text not null default '',
  next_try_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, endpoint_id, event_id),
  foreign key (website_id, endpoint_id) references webhook_endpoint (website_id, id) on delete cascade
);
create index webhook_delivery_list on webhook_delivery (website_id, endpoint_id, created_at desc, id desc);
create index webhook_delivery_over on webhook_delivery (website_id, created_at) where state in ('sent', 'dead');

do $$
declare t text;
begin
  foreach t in array array['webhook_endpoint', 'webhook_delivery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;

-- An event is written by the statement that makes it happen, whichever code sends it: none can be forgotten, and none
-- is without its change. Several changes of one thing in one transaction are one event. Where nobody listens nothing is written.
create function announce(site uuid, event_topic text, subject uuid) returns void language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  if not exists (select from webhook_endpoint e
      where e.website_id = site and e.enabled and event_topic = any (e.topics)) then
    return;
  end if;
  insert into outbox (id, website_id, topic, dedupe_key, payload)
  values (event_id, site, 'webhook-event',
    format('webhook-event:%s:%s:%s', event_topic, subject, pg_current_xact_id()),
    jsonb_build_object('eventId', event_id, 'topic', event_topic, 'subject', subject, 'at', now()))
  on conflict (dedupe_key) do nothing;
end $$;

create function announce_order() returns trigger language plpgsql as $$
begin
  if new.number is null then
    return null;
  end if;
  if tg_op = 'INSERT' or old.number is null then
    perform announce(new.website_id, 'order.create', new.id);
    if new.email <> '' and not exists (select from orders o where o.website_id = new.website_id
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
create trigger announce after insert or update on orders for each row execute function announce_order();

create function announce_shipment() returns trigger language plpgsql as $$
begin
  perform announce(new.website_id, 'order.update', new.order_id);
  return null;
end $$;
create trigger announce after insert or update on shipment for each row execute function announce_shipment();

create function announce_refund() returns trigger language plpgsql as $$
begin
  perform announce(new.website_id, 'order.update', new.order_id);
  if new.status = 'done' and (tg_op = 'INSERT' or old.status <> 'done') then
    perform announce(new.website_id, 'order.refund', new.order_id);
  end if;
  return null;
end $$;
create trigger announce after insert or update on refund for each row execute function announce_refund();

create function announce_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce(new.website_id, 'product.create', new.id);
  elsif old.deleted_at is null and new.deleted_at is not null then
    perform announce(new.website_id, 'product.delete', new.id);
  elsif (new.version, new.state, new.collection_id) is distinct from (old.version, old.state, old.collection_id) then
    perform announce(new.website_id, 'product.update', new.id);
  end if;
  return null;
end $$;
create trigger announce after insert or update on product for each row execute function announce_product();

create function announce_stock() returns trigger language plpgsql as $$
begin
  perform announce(new.website_id, 'inventory.update', new.variant_id);
  return null;
end $$;
create trigger announce after update on stock for each row
  when ((new.unlimited, new.on_hand - new.reserved) is distinct from (old.unlimited, old.on_hand - old.reserved))
  execute function announce_stock();

create function announce_customer() returns trigger language plpgsql as $$
begin
  if not exists (select from orders o where o.website_id = new.website_id and lower(o.email) = lower(new.email::text)
      and o.number is not null) then
    perform announce(new.website_id, 'customer.create', new.id);
  end if;
  return null;
end $$;
create trigger announce after insert on site_user for each row execute function announce_customer();
