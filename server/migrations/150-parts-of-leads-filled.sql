-- migrate: concurrently, statement_timeout 1h
call fill_lead_parts();
-- With whose they are, which the policies ask: what came of a link is counted of the index alone.
create index concurrently if not exists lead_standing_by_link on lead_standing (link_id) include (applied, disbursed, part_paise, partner_id)
  where link_id is not null;
create or replace view link_result as
  select link_id, count(*) as leads, count(*) filter (where applied = 1) as applied, count(*) filter (where disbursed = 1) as disbursed,
         sum(part_paise)::bigint as part_paise
    from lead_standing
    where link_id is not null group by link_id;
drop index concurrently if exists lead_standing_of_link;
drop index concurrently if exists lead_standing_parts;
