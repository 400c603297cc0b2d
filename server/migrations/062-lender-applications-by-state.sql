-- migrate: concurrently
-- The applications with one lender by state, those that moved last first.
create index concurrently if not exists lender_application_of_lender
  on lender_application (lender_id, status, updated_at desc, lender_application_id desc);
