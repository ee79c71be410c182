-- What the studio tells the people of a site until one of them puts it away.
create table site_notice (
  website_id uuid not null references website (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (website_id, id)
);
create index site_notice_open on site_notice (website_id) where dismissed_at is null;
alter table site_notice enable row level security;
alter table site_notice force row level security;
create policy tenant on site_notice using (website_id = current_site()) with check (website_id = current_site());

-- A product of the site's template that nobody has changed yet.
alter table product add column is_sample boolean not null default false;

-- Forced policies hold for the owner of the tables too, who has no site.
alter table product no force row level security;
alter table stock_movement no force row level security;
alter table variant no force row level security;
update product p set is_sample = true
  from website w where w.id = p.website_id and not w.is_demo and p.version = 1 and exists (select from variant v
    join stock_movement m on m.website_id = v.website_id and m.variant_id = v.id and m.actor = 'starter'
    where v.website_id = p.website_id and v.product_id = p.id);
alter table product force row level security;
alter table stock_movement force row level security;
alter table variant force row level security;
