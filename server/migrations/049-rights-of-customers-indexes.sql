-- migrate: concurrently
-- Customers by their last activity, for the deletion of those who are silent.
create index concurrently if not exists customer_silent on customer (updated_at, user_id) where deleted_at is null;
-- Complaints of deleted customers whose words are to be forgotten.
create index concurrently if not exists complaint_texts_until on complaint (texts_until) where texts_until is not null;
