-- migrate: concurrently
-- What the archive has not taken yet, the oldest first.
create index concurrently if not exists offer_snapshot_unarchived on offer_snapshot (created_at, snapshot_id) where content is not null;
