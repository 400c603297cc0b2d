-- migrate: concurrently
-- What was refused or checked before is deleted by its age (docs/decisions/105).
create index concurrently if not exists partner_kyc_decided on partner_kyc_submission (checked_at);
