-- migrate: concurrently
-- With whose they are, which the policies ask: what came of a link is counted of the index alone.
create index concurrently if not exists lead_standing_of_link on lead_standing (link_id) include (applied, disbursed, partner_id)
  where link_id is not null;
create index concurrently if not exists lead_standing_parts on lead_standing (link_id, lead_id) include (partner_id)
  where booked = 1 and link_id is not null;
drop index concurrently if exists lead_standing_link;
drop index concurrently if exists lead_standing_booked;
