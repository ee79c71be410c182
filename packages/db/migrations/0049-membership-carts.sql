-- A membership that is paid once is bought alone, in a cart of its own kind.
alter table cart drop constraint cart_purpose_check;
alter table cart add constraint cart_purpose_check
  check (purpose in ('cart', 'gift-card', 'subscription', 'renewal', 'donation', 'draft', 'membership'));
