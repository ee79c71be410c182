-- What is due of one topic is found without reading what waits of the others: a hundred thousand mails that
-- wait for their server keep no hold and no payment waiting.
create index outbox_due_by_topic on outbox (topic, due_at) where sent_at is null;
drop index outbox_due;
