-- A mail about a cart that was left: at most one a cart, whatever the number of workers. A cart that was made from the link
-- of such a mail is of the same origin, and no mail is written about it.
create table cart_reminder (
  website_id uuid not null references website (id) on delete cascade,
  cart_id uuid not null,
  origin_cart_id uuid not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, cart_id),
  foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade
);
create index cart_reminder_origin on cart_reminder (website_id, origin_cart_id);

-- Who wants no such mails: kept as a hash, since it must outlive the erasure of the address.
create table cart_reminder_refusal (
  website_id uuid not null references website (id) on delete cascade,
  email_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (website_id, email_hash)
);

do $$
declare t text;
begin
  foreach t in array array['cart_reminder', 'cart_reminder_refusal'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
