-- What a passcode spent: names in rate_limit, given back once somebody has answered it. The names hold keyed hashes alone.
alter table passcode add column spent_keys text[];
alter table passcode add column spent_at timestamptz;

-- Browsers that a customer signed in with by a contact: what strangers ask for at that contact does not count for them. The
-- contact stands as a keyed hash.
create table known_customer_browser (
  token_hash bytea not null,
  contact_index bytea not null,
  user_id uuid not null references customer,
  last_used_at timestamptz not null,
  primary key (token_hash, contact_index)
);
create index known_customer_browser_user on known_customer_browser (user_id);
create index known_customer_browser_age on known_customer_browser (last_used_at);
