-- The record says something else than what was checked (docs/decisions/116): since when, and what of it.
alter table partner_kyc_submission add column lapsed_at timestamptz;
alter table partner_kyc_submission add column lapsed_fields text[];
