-- `/comment-mails/…` ends mails about comments: a page that stands there gets its next free address, as by 0104.
alter table collection no force row level security;
do $$
declare
  page record;
  n integer;
begin
  for page in select site_id, id, url_slug from collection where url_slug in ('comment-mails')
  loop
    n := 1;
    while exists (select from collection c where c.site_id = page.site_id
      and c.url_slug = page.url_slug || '-' || n) loop n := n + 1; end loop;
    update collection set url_slug = page.url_slug || '-' || n, version = version + 1, updated_at = now()
      where site_id = page.site_id and id = page.id;
  end loop;
end $$;
alter table collection force row level security;
