-- migrate: concurrently
-- The list of what sleeps is read in the order of its kind, as the other lists of work are: nothing asked for the order of its end.
create index concurrently if not exists work_item_sleeps on work_item (kind, since, item_id) where done_at is null and snoozed_until is not null;
drop index concurrently if exists work_item_asleep;
