-- Products that are deleted stay in the trash for 30 days. One that is deleted for good goes with all that belongs to it,
-- unless an order, a cart, a subscription or a pass names it: then its row, its variants with their stock and the files that
-- buyers may fetch stay, and nobody finds it any more.
alter table product
  add column purged_at timestamptz,
  add constraint product_purged check (purged_at is null or deleted_at is not null);
create index product_trash on product (site_id, deleted_at desc, id) where deleted_at is not null and purged_at is null;
create index order_line_of_product on order_line (site_id, product_id);
create index cart_entry_of_product on cart_entry (site_id, product_id);
create index subscription_of_product on subscription (site_id, product_id);
