-- Comments in threads of two levels, their numbers by counter, reports by visitors, bans, and who gets mails about comments.
alter table item_comment
  -- Shown to visitors: approved, not deleted, and so is the comment that it answers.
  add column is_shown boolean not null default false,
  -- The first comment of its thread, by which replies stand below it.
  add column thread_id uuid,
  add column thread_at timestamptz,
  -- Replies stand after the comment that they answer, whenever they were written.
  add column is_reply boolean not null generated always as (parent_id is not null) stored,
  -- Wants a mail about replies.
  add column wants_replies boolean not null default false,
  -- Written in the studio.
  add column is_staff boolean not null default false,
  -- Visitors who have reported it since it was last approved.
  add column reports integer not null default 0;

-- A reply outlives the comment that it answers where that is erased with its author.
alter table item_comment drop constraint item_comment_site_id_parent_id_fkey;
alter table item_comment add constraint item_comment_parent_fkey foreign key (site_id, parent_id)
  references item_comment (site_id, id) on delete set null (parent_id);

create table item_comment_count (
  site_id uuid not null,
  item_id uuid not null,
  comments integer not null check (comments >= 0),
  primary key (site_id, item_id),
  foreign key (site_id, item_id) references item (site_id, id) on delete cascade
);

create table comment_report (
  site_id uuid not null,
  comment_id uuid not null,
  -- Hash of the address and the browser's name.
  visitor bytea not null check (length(visitor) = 32),
  reported_at timestamptz not null,
  primary key (site_id, comment_id, visitor),
  foreign key (site_id, comment_id) references item_comment (site_id, id) on delete cascade
);

create table comment_ban (
  site_id uuid not null references site (id) on delete cascade,
  email citext not null,
  banned_at timestamptz not null,
  primary key (site_id, email)
);

-- Moderators who want no mails about comments.
create table comment_mail_off (
  site_id uuid not null references site (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  primary key (site_id, account_id)
);

do $$
declare t text;
begin
  foreach t in array array['item_comment_count', 'comment_report', 'comment_ban', 'comment_mail_off'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (site_id = current_site()) with check (site_id = current_site())', t);
  end loop;
end $$;

drop index item_comment_shown;
create index item_comment_shown on item_comment (site_id, item_id, thread_at, thread_id, is_reply, written_at, id) where is_shown;
create index item_comment_reported on item_comment (site_id, written_at desc, id desc)
  where reports > 0 and status = 'approved' and deleted_at is null;

-- What is there.
alter table item_comment no force row level security;
alter table item_comment_count no force row level security;
update item_comment c set thread_id = coalesce(p.id, c.id), thread_at = coalesce(p.written_at, c.written_at),
  is_shown = c.status = 'approved' and c.deleted_at is null
    and (p.id is null or (p.status = 'approved' and p.deleted_at is null))
from item_comment c2 left join item_comment p on p.site_id = c2.site_id and p.id = c2.parent_id
where c.site_id = c2.site_id and c.id = c2.id;
insert into item_comment_count (site_id, item_id, comments)
select site_id, item_id, count(*) from item_comment where is_shown group by site_id, item_id;
alter table item_comment force row level security;
alter table item_comment_count force row level security;
alter table item_comment alter column thread_id set not null, alter column thread_at set not null;

create function place_comment() returns trigger language plpgsql as $$
declare
  parent record;
begin
  new.is_shown := new.status = 'approved' and new.deleted_at is null;
  new.thread_id := new.id;
  new.thread_at := new.written_at;
  if new.parent_id is not null then
    -- Held, so that it is not hidden while a reply to it is written.
    select p.id, p.written_at, p.is_shown into parent from item_comment p
      where p.site_id = new.site_id and p.id = new.parent_id for share;
    if found then
      new.is_shown := new.is_shown and parent.is_shown;
      new.thread_id := parent.id;
      new.thread_at := parent.written_at;
    end if;
  end if;
  return new;
end $$;
create trigger place before insert or update on item_comment for each row execute function place_comment();

create function count_comment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_shown and (tg_op = 'DELETE' or not new.is_shown) then
    update item_comment_count set comments = comments - 1 where site_id = old.site_id and item_id = old.item_id;
  elsif tg_op <> 'DELETE' and new.is_shown and (tg_op = 'INSERT' or not old.is_shown) then
    insert into item_comment_count as kept (site_id, item_id, comments) values (new.site_id, new.item_id, 1)
      on conflict (site_id, item_id) do update set comments = kept.comments + 1;
  end if;
  -- Replies are shown with what they answer: their own trigger sees to it.
  if tg_op = 'UPDATE' and old.is_shown <> new.is_shown and new.parent_id is null then
    update item_comment set thread_at = thread_at where site_id = new.site_id and parent_id = new.id;
  end if;
  return null;
end $$;
create trigger count_shown after insert or update or delete on item_comment for each row execute function count_comment();
