-- migrate: concurrently
-- Of a lender's parts few were taken back, and pricing looks for what followed them.
create index concurrently if not exists disbursal_taken_back on disbursal (lender_id, lender_application_id, tranche)
  where taken_back_day is not null;
