-- migrate: concurrently
-- Staff find a customer by address, by full name and by the lender's own reference: each by an index, however many customers there are.
create index concurrently if not exists customer_email on customer (lower(email)) where email is not null;
create index concurrently if not exists customer_full_name on customer (lower(btrim(first_name || ' ' || coalesce(last_name, ''))))
  where first_name is not null;
create index concurrently if not exists lender_application_their_reference on lender_application (their_reference)
  where their_reference is not null;
