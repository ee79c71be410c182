-- Who waits for what is sold out may stop to: what they asked for is kept as asked for and given up.
alter table restock_signup drop constraint restock_signup_status_check;
alter table restock_signup drop constraint restock_signup_check;
alter table restock_signup add constraint restock_signup_status_check
  check (status in ('waiting', 'notified', 'unsubscribed'));
alter table restock_signup add constraint restock_signup_check check (
  case status when 'waiting' then notified_at is null when 'notified' then notified_at is not null else true end);
