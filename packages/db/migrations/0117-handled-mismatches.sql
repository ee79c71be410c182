-- When somebody has dealt with a payment of another price, and their e-mail address: until then the studio tells of it.
alter table payment add column mismatch_handled_at timestamptz, add column mismatch_handled_by text,
  add constraint payment_mismatch_handled check (mismatch_handled_at is null or status = 'mismatched');
create index payment_mismatched on payment (website_id, created_at desc, id) where status = 'mismatched';
