-- migrate: concurrently
-- Those that nobody has answered yet.
create index concurrently if not exists help_request_open on help_request (created_at) where closed_at is null;
