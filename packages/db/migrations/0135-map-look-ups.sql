-- Look-ups of places by the day and by what asked: providers take money for each.
create table map_look_up (
  site_id uuid not null references site (id) on delete cascade,
  day date not null,
  call text not null check (call in ('autocomplete', 'details')),
  context_page text not null,
  context_section text not null,
  asked integer not null default 0,
  cached integer not null default 0,
  primary key (site_id, day, call, context_page, context_section)
);
alter table map_look_up enable row level security;
alter table map_look_up force row level security;
create policy tenant on map_look_up using (site_id = current_site()) with check (site_id = current_site());
