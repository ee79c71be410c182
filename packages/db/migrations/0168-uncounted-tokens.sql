-- Marks by which the studio tells a site's host that somebody who works on the site comes: each is taken once.
create table uncounted_token (
  site_id uuid not null references site (id) on delete cascade,
  mark text not null,
  taken_at timestamptz not null,
  primary key (site_id, mark)
);
alter table uncounted_token enable row level security;
alter table uncounted_token force row level security;
create policy tenant on uncounted_token using (site_id = current_site()) with check (site_id = current_site());
