-- migrate: concurrently
-- A page of a partner's leads, and how many there are, from the index alone.
create index concurrently if not exists partner_lead_newest on partner_lead (partner_id, created_at desc, lead_id desc);
-- Those whose lock runs, which are few of them.
create index concurrently if not exists partner_lead_held on partner_lead (partner_id, locked_until);
