-- The browser that a guest's cart is of, by the hash of its key: null until something of a person is written into the cart.
alter table cart add column browser_hash bytea;

-- Whose browser the older ones were of is not known any more: what was typed into them is shown to nobody.
alter table cart no force row level security;
update cart set browser_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
where site_user_id is null and purpose <> 'draft'
  and (email is not null or shipping_address is not null or billing_address is not null or note <> '' or gift_cards <> '{}');
alter table cart force row level security;
