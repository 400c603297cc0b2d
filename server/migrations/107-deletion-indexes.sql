-- migrate: concurrently
create index concurrently if not exists deletion_newest on deletion (deleted_at desc, certificate);
