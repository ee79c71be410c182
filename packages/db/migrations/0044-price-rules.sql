-- What a discount is for where something is charged again and again: its first charge, all of them, or none.
alter table discount add column subscriptions text not null default 'first'
  check (subscriptions in ('first', 'all', 'exclude'));
-- A later charge of a subscription has a discount without being a use of it; `renews` is what later charges have of it.
alter table order_discount add column counts boolean not null default true;
alter table order_discount add column renews jsonb;

-- Ids in the document of checkout_rules; empty for the general fulfilment profile and the standard tax class.
alter table product add column shipping_profile text not null default '' check (length(shipping_profile) <= 64);
alter table product add column tax_class text not null default '' check (length(tax_class) <= 64);
create index product_shipping_profile on product (website_id, shipping_profile) where shipping_profile <> '';
create index product_tax_class on product (website_id, tax_class) where tax_class <> '';

-- What carriers and the tax provider have said about a cart: {carriers: {method: {key, services, at}}, tax: {key, amounts, at}}.
alter table cart add column quotes jsonb;
