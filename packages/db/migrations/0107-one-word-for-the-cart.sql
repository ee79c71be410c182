-- Forced policies hold for the owner of the tables too, who has no site.
alter table site_settings no force row level security;

-- The bakery's sample wrote "Add to basket" into the texts of every site that was made of it: there it stayed English beside
-- a page in another language. A site in English may have chosen the word itself.
create temporary table basket_site on commit drop as
select s.website_id from site_settings s join website w on w.id = s.website_id
where s.doc #>> '{settings,strings,productAddToCartText}' = 'Add to basket' and (w.is_demo or w.language not like 'en%');

update site_settings set version = version + 1, updated_at = now(),
  doc = doc #- '{settings,strings,productAddToCartText}'
where website_id in (select website_id from basket_site);
update website set version = version + 1, updated_at = now() where id in (select website_id from basket_site);

alter table site_settings force row level security;
