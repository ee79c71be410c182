-- Forced policies hold for the owner of the tables too, who has no site.
alter table site_settings no force row level security;
alter table collection no force row level security;
alter table site_notice no force row level security;

-- Sites that were made of a demo site kept who it pretends to be: orders were mailed to an address that is nobody's.
create temporary table sample_identity on commit drop as
with found as (
  select s.website_id, s.doc -> 'settings' as settings
  from site_settings s join website w on w.id = s.website_id where not w.is_demo
), mended as (
  select website_id, settings,
    settings ->> 'businessEmail' in ('hello@levain.example', 'store@overdub.example', 'studio@fieldnotes.example')
      as email,
    settings -> 'address' in (
      '["41 Ferry Row", "Rondout, New York 12401"]'::jsonb,
      '["Unit 9, Wharf Approach", "Leeds LS1 0AA", "United Kingdom"]'::jsonb,
      '["The Sail Loft, second floor", "9 Chandlery Wharf", "Belfast, Maine 04915"]'::jsonb) as address,
    jsonb_path_exists(settings,
      '$.socialAccounts[*].url ? (@ like_regex "^https://(instagram|bandcamp|youtube|arena)[.]example/(levain|overdub|fieldnotes)$")')
      as accounts,
    settings -> 'announcement' ->> 'text' in ('Holiday orders are open: collect December 22 and 23',
      'London 12 December: second night added') as announcement,
    settings ->> 'tagline' in ('Wood-fired bread on Ferry Row', 'Feedback Season, out now',
      'Landscape studio, Belfast, Maine') as tagline,
    settings ->> 'description' in (
      'Naturally leavened bread and pastry from a wood-fired oven in Rondout, New York.',
      'A three-piece from Leeds. Records, shirts and dates for the winter tour.',
      'Gardens, yards and streets, drawn from the ground up by a studio of five in Belfast, Maine.') as description,
    jsonb_path_exists(settings, '$.store.shippingRates[*].name ? (@ == "Pick-up at 41 Ferry Row"
      || @ == "Bread by post, two days" || @ == "Tracked, 2 to 3 days" || @ == "Collect at the merch table"
      || @ == "Flat or rolled, one week" || @ == "Collect at the studio")') as rates
  from found
)
select website_id, settings, coalesce(email, false) as email, coalesce(address, false) as address,
  coalesce(accounts, false) as accounts, coalesce(announcement, false) as announcement,
  coalesce(tagline, false) as tagline, coalesce(description, false) as description, coalesce(rates, false) as rates
from mended where email or address or accounts or announcement or tagline or description or rates;

insert into site_notice (website_id, kind, facts)
select i.website_id, 'sample-identity-removed', jsonb_build_object(
  'email', case when i.email then i.settings ->> 'businessEmail' else '' end,
  'removed', (select jsonb_agg(name) from (values ('email', i.email), ('address', i.address),
    ('socialAccounts', i.accounts), ('announcement', i.announcement), ('tagline', i.tagline or i.description),
    ('shippingRates', i.rates)) part (name, is_removed) where is_removed),
  'pages', (select coalesce(jsonb_agg(title), '[]') from (select c.title from collection c
    where c.website_id = i.website_id and c.deleted_at is null
      and c.doc::text ~ '@(levain|overdub|fieldnotes)[.]example|41 Ferry Row|9 Chandlery Wharf'
    order by c.is_home desc, c.title limit 20) page))
from sample_identity i;

-- Prices of rates stay as they were charged; only names that tell of somebody else's business change.
update site_settings s set version = s.version + 1, updated_at = now(), doc = jsonb_set(s.doc, '{settings}', i.settings
    || case when i.email then '{"businessEmail": ""}'::jsonb else '{}' end
    || case when i.address then '{"address": []}'::jsonb else '{}' end
    || case when i.accounts then jsonb_build_object('socialAccounts', jsonb_path_query_array(i.settings,
      '$.socialAccounts[*] ? (!(@.url like_regex "^https://(instagram|bandcamp|youtube|arena)[.]example/(levain|overdub|fieldnotes)$"))'))
      else '{}' end
    || case when i.announcement then '{"announcement": null}'::jsonb else '{}' end
    || case when i.tagline then '{"tagline": ""}'::jsonb else '{}' end
    || case when i.description then '{"description": ""}'::jsonb else '{}' end
    || case when i.rates then jsonb_build_object('store', (i.settings -> 'store') || jsonb_build_object('shippingRates',
      (select jsonb_agg(rate || jsonb_build_object('name', case rate ->> 'name'
          when 'Pick-up at 41 Ferry Row' then 'Pick-up'
          when 'Collect at the merch table' then 'Pick-up'
          when 'Collect at the studio' then 'Pick-up'
          when 'Bread by post, two days' then 'Shipping'
          when 'Tracked, 2 to 3 days' then 'Shipping'
          when 'Flat or rolled, one week' then 'Shipping'
          else rate ->> 'name' end) order by place)
        from jsonb_array_elements(i.settings -> 'store' -> 'shippingRates') with ordinality one (rate, place))))
      else '{}' end)
  from sample_identity i where i.website_id = s.website_id;
update website w set version = w.version + 1, updated_at = now() from sample_identity i where i.website_id = w.id;

alter table site_settings force row level security;
alter table collection force row level security;
alter table site_notice force row level security;
