-- `mismatched`: the provider has another amount or currency than the payment; its order is not placed.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check
  check (status in ('created', 'requires_action', 'authorized', 'awaited', 'captured', 'failed', 'unknown', 'mismatched',
    'voided'));
