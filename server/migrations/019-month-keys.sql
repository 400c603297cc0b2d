-- migrate: concurrently
-- The tables that only grow are cut by month (decision 047): a key of theirs holds the time that says which month a row is of.
create unique index concurrently if not exists message_month_key on message (message_id, created_at);
create unique index concurrently if not exists tracked_event_month_key on tracked_event (event_id, created_at);
create unique index concurrently if not exists session_month_key on session (token_hash, absolute_expires_at);
create unique index concurrently if not exists audit_entry_month_key on audit_entry (entry_id, at);
