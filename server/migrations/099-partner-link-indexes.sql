-- migrate: concurrently
-- Whom a link brought.
create index concurrently if not exists partner_arrival_link on partner_arrival (link_id) where link_id is not null;
-- Whose contact ended so: staff look for it by four digits.
create index concurrently if not exists partner_arrival_ending on partner_arrival (right(masked_contact, 4));
create index concurrently if not exists partner_lead_link on partner_lead (link_id) where link_id is not null;
