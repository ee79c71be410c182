-- What was sent of an order. A shipment that was marked by mistake is voided, never removed.
create table shipment (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  actor text not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index shipment_order on shipment (website_id, order_id);

create table shipment_line (
  website_id uuid not null,
  shipment_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (website_id, shipment_id, order_line_id),
  foreign key (website_id, shipment_id) references shipment (website_id, id) on delete cascade,
  foreign key (website_id, order_line_id) references order_line (website_id, id) on delete cascade
);

-- Money given back. A pending refund counts as given, so that two at once never give more than was taken.
create table refund (
  website_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  -- Of the request: a repeat is answered with the refund that is there.
  idempotency_key text not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  amount_minor bigint not null check (amount_minor >= 0),
  restock boolean not null,
  cancels boolean not null,
  -- Whether the buyer is told when it is done.
  notify boolean not null,
  reason text not null default '',
  failure text,
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, order_id, idempotency_key),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);

create table refund_line (
  website_id uuid not null,
  refund_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null check (quantity > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (website_id, refund_id, order_line_id),
  foreign key (website_id, refund_id) references refund (website_id, id) on delete cascade,
  foreign key (website_id, order_line_id) references order_line (website_id, id) on delete cascade
);

-- How a refund is spread over the payments of its order.
create table refund_split (
  website_id uuid not null,
  id uuid not null,
  refund_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('pending', 'done', 'failed')),
  provider_reference text,
  primary key (website_id, id),
  foreign key (website_id, refund_id) references refund (website_id, id) on delete cascade,
  foreign key (website_id, payment_id) references payment (website_id, id) on delete cascade
);

alter table order_line add column fulfilled_quantity integer not null default 0;
alter table order_line add column refunded_quantity integer not null default 0;
alter table order_line add constraint order_line_fulfilled check (fulfilled_quantity between 0 and quantity);
alter table order_line add constraint order_line_refunded check (refunded_quantity between 0 and quantity);

-- The test gateway's record of refunds.
create table test_refund (
  website_id uuid not null references website (id) on delete cascade,
  refund_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  asked integer not null default 1,
  primary key (website_id, refund_id)
);

do $$
declare t text;
begin
  foreach t in array array['shipment', 'shipment_line', 'refund', 'refund_line', 'refund_split', 'test_refund'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
