-- Sent messages of topics that are many and that nobody looks at again are forgotten.
create index outbox_sent on outbox (topic, sent_at) where sent_at is not null;
