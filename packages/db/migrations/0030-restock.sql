-- What a shop says about what is scarce, sold out or reviewed: live from the moment it is saved, as its other rules.
create table merchandising (
  website_id uuid primary key references website (id) on delete cascade,
  doc jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

create table restock_signup (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  email citext not null,
  language text not null default '',
  join_mailing_list boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'notified')),
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, product_id) references product (website_id, id) on delete cascade,
  foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade,
  check ((status = 'notified') = (notified_at is not null))
);
-- Somebody waits once for a variant, and is told once for each time they asked.
create unique index restock_signup_waiting on restock_signup (website_id, variant_id, email) where status = 'waiting';
create index restock_signup_variant on restock_signup (website_id, variant_id, id);

-- The form that a visitor fills in before the item is added.
alter table product add column form_id uuid;
alter table product add constraint product_form foreign key (website_id, form_id)
  references form (website_id, id) on delete set null (form_id);

-- A list's button says the owner's own words, and knows without the product that there is a form before it.
alter table listing_row add column custom_add_text text not null default '';
alter table listing_row add column has_form boolean not null default false;
-- Forced policies hold for the owner of the tables too, who has no site.
alter table listing_row no force row level security;
alter table product no force row level security;
update listing_row l set custom_add_text = coalesce(p.custom_add_text, '')
  from product p where p.website_id = l.website_id and p.id = l.product_id;
alter table listing_row force row level security;
alter table product force row level security;

do $$
declare t text;
begin
  foreach t in array array['merchandising', 'restock_signup'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (website_id = current_site()) with check (website_id = current_site())', t);
  end loop;
end $$;
