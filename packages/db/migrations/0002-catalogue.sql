-- Where an imported picture came from: a second import finds it again instead of fetching it twice.
alter table asset add column source_url text;
create index asset_source on asset (website_id, source_url) where source_url is not null;
create index asset_recent on asset (website_id, created_at desc);
create index variant_product on variant (website_id, product_id) where deleted_at is null;
