-- Carts that nobody has touched for long are looked for by their last change.
create index cart_left on cart (website_id, updated_at) where status = 'open' and purpose <> 'draft';
