-- What the buyer wrote to the shop; `note` is the owner's own.
alter table orders add column customer_note text not null default '';
