-- migrate: concurrently
-- The leads whose lock has ended lately.
create index concurrently if not exists partner_lead_locked on partner_lead (locked_until);
