-- migrate: concurrently
-- A row may be about any of these applications: a deletion finds them too.
create index concurrently if not exists upload_row_candidates on upload_row using gin (candidates) where candidates is not null;
-- A file of which no row was matched yet may be about anyone.
create index concurrently if not exists upload_unmatched on upload (state) where parts > 0 and plan_hash is null;
