-- That a customer opened a lender's key fact statement, which one, and when first (RBI/2024-25/18): kept beside what was shared.
create table kfs_opening (
  app_id    uuid not null references application,
  lender_id integer not null references lender,
  -- The address that the lender published then, which names the version.
  kfs_url   text not null,
  opened_at timestamptz not null,
  primary key (app_id, lender_id, kfs_url)
);
