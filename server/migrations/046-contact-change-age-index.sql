-- migrate: concurrently
-- Retention looks for changes of contact by their age.
create index concurrently if not exists contact_change_when on contact_change (created_at);
