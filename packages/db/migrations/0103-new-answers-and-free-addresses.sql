-- When somebody of the site first saw an answer in the studio; null while it is new.
alter table form_submission add column seen_at timestamptz;
alter table form_submission no force row level security;
update form_submission set seen_at = now() where created_at < now() - interval '30 days';
alter table form_submission force row level security;
create index form_submission_new on form_submission (website_id, form_id) where seen_at is null and spam_reason = '';

-- People who work for the operator: what is being tried out is shown to them.
alter table account add column is_internal boolean not null default false;

-- Pages at addresses that the platform answers itself were never seen: they get the next free address of theirs.
alter table collection no force row level security;
do $$
declare
  page record;
  n integer;
begin
  for page in select website_id, id, url_slug from collection where deleted_at is null and url_slug in
    ('preview', 'unlock', 'unlock-page', 'downloads', 'installments')
  loop
    n := 1;
    while exists (select from collection c where c.website_id = page.website_id and c.deleted_at is null
      and c.url_slug = page.url_slug || '-' || n) loop n := n + 1; end loop;
    update collection set url_slug = page.url_slug || '-' || n, version = version + 1, updated_at = now()
      where website_id = page.website_id and id = page.id;
  end loop;
end $$;
alter table collection force row level security;
