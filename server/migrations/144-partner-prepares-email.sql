-- migrate: concurrently
-- Of those who ask with one address, one at most signs in with it.
create unique index concurrently if not exists partner_preparing_email on partner (email)
  where status = 'requested' and prepares_since is not null;
