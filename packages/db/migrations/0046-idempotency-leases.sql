-- A request that holds a key does so for a short while: when its process has died, the same request sent again takes its
-- place and carries it to its end.
alter table idempotency add column leased_until timestamptz;
