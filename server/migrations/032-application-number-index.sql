-- migrate: concurrently
-- No number twice; people find an application by it.
create unique index concurrently if not exists lender_application_number on lender_application (application_number);
