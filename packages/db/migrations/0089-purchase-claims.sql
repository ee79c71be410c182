-- Which browser the telling of an order's purchase belongs to: the page after it claims it under a key of its own, and whoever
-- asks again under that key has it still. What was told before was told by the page itself and belongs to none.
alter table orders add column purchase_claim text;
