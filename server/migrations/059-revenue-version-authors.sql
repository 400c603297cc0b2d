-- A content of a revenue rule may begin on a later day than it is saved on: who saved it, and when, stands beside its beginning.
alter table lender_revenue_version
  add column set_by text,
  add column set_at timestamptz;
