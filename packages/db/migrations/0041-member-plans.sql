-- What a member plan has given to a site user: the pages that it opens are open to them until it ends.
create table member_pass (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  site_user_id uuid not null,
  product_id uuid not null,
  title text not null,
  order_id uuid not null,
  order_line_id uuid not null,
  -- Null for a plan that was paid once.
  subscription_id uuid,
  -- Null while no end is known; then the moment from which the pages are closed.
  ends_at timestamptz,
  end_reason text check (end_reason in ('refunded', 'customer', 'shop', 'unpaid', 'completed')),
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, order_line_id),
  check ((ends_at is null) = (end_reason is null)),
  foreign key (website_id, order_id) references orders (website_id, id),
  foreign key (website_id, order_line_id) references order_line (website_id, id),
  foreign key (website_id, subscription_id) references subscription (website_id, id)
);
create index member_pass_user on member_pass (website_id, site_user_id);
create index member_pass_product on member_pass (website_id, product_id);
create index member_pass_subscription on member_pass (website_id, subscription_id) where subscription_id is not null;
create index member_pass_order on member_pass (website_id, order_id);

alter table member_pass enable row level security;
alter table member_pass force row level security;
create policy tenant on member_pass using (website_id = current_site()) with check (website_id = current_site());
