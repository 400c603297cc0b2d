-- migrate: concurrently
-- Customers by their last activity, for runs over all of them.
create index concurrently if not exists customer_active on customer (updated_at);
