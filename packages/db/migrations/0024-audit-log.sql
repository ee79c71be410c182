-- The audit log of a site: who did what, append-only, each entry sealed by a hash over itself and the one before it.
-- The application may add and read entries and nothing else; the trigger gives them their number, time and hash.
create table audit_entry (
  website_id uuid not null references website (id) on delete cascade,
  -- From 1, without a gap.
  seq bigint not null,
  at timestamptz not null,
  -- No reference: an entry outlives the account.
  actor_id uuid,
  actor text not null,
  role text not null,
  ip text not null,
  -- Name of the endpoint.
  action text not null,
  area text not null,
  subject text not null default '',
  -- SHA-256 of what was and of what is, where the action knows it; otherwise only of what was asked.
  before_hash bytea,
  after_hash bytea,
  request_id text not null default '',
  prev_hash bytea not null,
  hash bytea not null,
  primary key (website_id, seq)
);

-- Where the chain of a site ends: without it the newest entries could be cut off unseen.
create table audit_head (
  website_id uuid primary key references website (id) on delete cascade,
  seq bigint not null,
  hash bytea not null
);

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy tenant on audit_entry for select using (website_id = current_site());
create policy tenant_append on audit_entry for insert with check (website_id = current_site());
alter table audit_head enable row level security;
alter table audit_head force row level security;
create policy tenant on audit_head using (website_id = current_site()) with check (website_id = current_site());

revoke all on audit_entry, audit_head from veranda_app;
grant select, insert on audit_entry to veranda_app;
grant select on audit_head to veranda_app;

create function audit_hash(entry audit_entry) returns bytea language sql stable set search_path = public, pg_catalog
as $$
  select sha256(entry.prev_hash || convert_to(jsonb_build_array(
    entry.website_id, entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor, entry.role,
    entry.ip, entry.action, entry.area, entry.subject, encode(entry.before_hash, 'hex'), encode(entry.after_hash, 'hex'),
    entry.request_id)::text, 'UTF8'))
$$;

-- Runs as the owner of the tables, who alone may move the head; row-level security binds the owner too.
create function seal_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_catalog
as $$
begin
  insert into audit_head as head (website_id, seq, hash) values (new.website_id, 1, '')
    on conflict (website_id) do update set seq = head.seq + 1
    returning head.seq, head.hash into new.seq, new.prev_hash;
  new.at := clock_timestamp();
  new.hash := audit_hash(new);
  update audit_head set hash = new.hash where website_id = new.website_id;
  return new;
end
$$;
create trigger seal before insert on audit_entry for each row execute function seal_audit_entry();
