-- Raw hits of visitors: a partition a day (UTC), so that what is older than 30 days goes without a row being touched.
create table visit_hit (
  site_id uuid not null,
  at timestamptz not null,
  -- domain/analytics/hit.ts
  kind smallint not null,
  -- Hash of the visitor: of a day where there are no cookies.
  visitor bigint not null,
  path text not null,
  -- Search words, id of a form, text of a button, event of a pop-up, title of a product, name of a web vital.
  subject text not null,
  -- Results of a search; the value of a web vital.
  amount double precision not null,
  source text not null,
  campaign text not null,
  language text not null,
  country text not null,
  device text not null
) partition by range (at);
create index visit_hit_of_site on visit_hit (site_id, at);
alter table visit_hit enable row level security;
alter table visit_hit force row level security;
create policy tenant on visit_hit using (site_id = current_site()) with check (site_id = current_site());

-- The application's role owns no table: this makes partitions for it, as its owner.
create function ensure_visit_partition(of_day date) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  name text := 'visit_hit_' || to_char(of_day, 'YYYYMMDD');
begin
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('visit_hit'));
  if to_regclass(name) is not null then return; end if;
  execute format('create table %I partition of visit_hit for values from (%L) to (%L)', name,
    of_day::timestamp at time zone 'UTC', (of_day + 1)::timestamp at time zone 'UTC');
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', name);
end $$;

create function drop_visit_partitions(before_day date) returns integer
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  child regclass;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('visit_hit'));
  for child in select inhrelid::regclass from pg_inherits where inhparent = 'visit_hit'::regclass loop
    if to_date(right(child::text, 8), 'YYYYMMDD') < before_day then
      execute format('drop table %s', child);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;

-- Days (UTC) of sites with hits that are not in the sums yet, for the worker that folds them.
create table visit_fold (
  site_id uuid not null references site (id) on delete cascade,
  day date not null,
  touched_at timestamptz not null,
  folded_at timestamptz,
  -- Milliseconds that the latest fold took: a day that takes long is folded less often.
  took_ms integer not null default 0,
  primary key (site_id, day)
);

-- What visitors are hashed with on a day, where there are no cookies; gone the day after, and the visitor with it.
create table visit_salt (
  day date primary key,
  salt bytea not null
);

-- Sums of a day of the site's clock, for ever.
create table visit_sum (
  site_id uuid not null references site (id) on delete cascade,
  day date not null,
  -- domain/analytics/sums.ts
  dimension text collate "C" not null,
  value text not null,
  events integer not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  bounces integer not null,
  primary key (site_id, dimension, day, value)
);
alter table visit_sum enable row level security;
alter table visit_sum force row level security;
create policy tenant on visit_sum using (site_id = current_site()) with check (site_id = current_site());

-- The visitors of a day: eight bytes each while they are few, the registers of a HyperLogLog beyond.
create table visitor_sketch (
  site_id uuid not null references site (id) on delete cascade,
  day date not null,
  sketch bytea not null,
  primary key (site_id, day)
);
alter table visitor_sketch enable row level security;
alter table visitor_sketch force row level security;
create policy tenant on visitor_sketch using (site_id = current_site()) with check (site_id = current_site());

-- Loads of a page by how long a web vital was, in steps of a twentieth.
create table speed_sum (
  site_id uuid not null references site (id) on delete cascade,
  day date not null,
  path text not null,
  vital text collate "C" not null,
  step smallint not null,
  loads integer not null,
  primary key (site_id, day, path, vital, step)
);
alter table speed_sum enable row level security;
alter table speed_sum force row level security;
create policy tenant on speed_sum using (site_id = current_site()) with check (site_id = current_site());
