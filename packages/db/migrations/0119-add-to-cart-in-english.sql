-- Forced policies hold for the owner of the tables too, who has no site.
alter table site_settings no force row level security;

-- Migration 0107 left English sites alone, since an owner may have chosen "basket". Whoever has, has written it into the
-- other texts of the cart too: where all of those are the defaults, "Add to basket" is the bakery's sample, beside "View cart".
create temporary table basket_site on commit drop as
select s.website_id from site_settings s join website w on w.id = s.website_id
where s.doc #>> '{settings,strings,productAddToCartText}' = 'Add to basket' and w.language like 'en%'
  and not exists (
    select from jsonb_object_keys(s.doc #> '{settings,strings}') text_name
    where text_name <> 'productAddToCartText' and (text_name ~ '[cC]art' or text_name = 'itemAddedMessage'));

update site_settings set version = version + 1, updated_at = now(),
  doc = doc #- '{settings,strings,productAddToCartText}'
where website_id in (select website_id from basket_site);
update website set version = version + 1, updated_at = now() where id in (select website_id from basket_site);

alter table site_settings force row level security;
