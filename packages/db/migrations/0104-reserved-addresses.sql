-- Pages at addresses that routes and files of the platform answer were never seen: they get the next free address of
-- theirs, as 0103 did it for the first of these words.
alter table collection no force row level security;
do $$
declare
  page record;
  n integer;
begin
  for page in select website_id, id, url_slug from collection where url_slug in
    ('account', 'api', 'assets', 'assets-css', 'bundles', 'cart', 'checkout', 'commerce', 'config',
     'confirm-subscription', 'donate', 'downloads', 'favicon.ico', 'fonts', 'gift-card', 'installments',
     'order-status', 'p', 'preview', 'reviews', 'robots.txt', 's', 'search', 'sitemap.xml', 'sso', 'static',
     'subscribe', 'theme-assets', 'unlock', 'unlock-page', 'unsubscribe')
  loop
    n := 1;
    while exists (select from collection c where c.website_id = page.website_id
      and c.url_slug = page.url_slug || '-' || n) loop n := n + 1; end loop;
    update collection set url_slug = page.url_slug || '-' || n, version = version + 1, updated_at = now()
      where website_id = page.website_id and id = page.id;
  end loop;
end $$;
alter table collection force row level security;
