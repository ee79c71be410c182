-- Why the provider refused to give back what a payment took for no order: its owner refunds it by hand.
alter table payment add column refund_failure text;
