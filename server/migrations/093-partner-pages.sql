-- What a partner reads of its customers (docs/decisions/102).

-- A customer of a partner with where they stand: one row a lead, of all applications that were begun while it was the partner's. A view, so
-- that a partner's transaction reads no table of the applications; whose rows are seen is said here and once more by the policies of
-- partner_lead. `state` is the furthest thing that is still true, money before what runs and what runs before what has ended.
create view partner_customer as
  select p.partner_id, p.lead_id, p.product_type, p.masked_contact, p.created_at, p.locked_until,
         w.lenders, w.amount, w.sanctioned_amount, w.disbursed_amount,
         greatest(p.created_at, w.news_at) as news_at,
         case when w.paid then 'paid'
              when w.papers then 'papers'
              when w.approved then 'approved'
              when w.running then 'with_lenders'
              when w.taken_back then 'taken_back'
              when w.refused then 'not_approved'
              when w.lenders > 0 or w.closed then 'ended'
              when w.read_facts then 'at_key_facts'
              when w.shown then 'offers_shown'
              when w.no_offer then 'no_offer'
              else 'details' end as state
    from partner_lead p
    cross join lateral (
      select count(l.lender_application_id)::integer as lenders,
             max(coalesce(l.amount, a.amount)) as amount,
             max(l.sanctioned_amount) as sanctioned_amount,
             coalesce(sum(l.disbursed_amount) filter (where l.status in ('PART_DISBURSED', 'DISBURSED')), 0) as disbursed_amount,
             greatest(max(a.updated_at), max(l.updated_at)) as news_at,
             coalesce(bool_or(l.status in ('PART_DISBURSED', 'DISBURSED')), false) as paid,
             coalesce(bool_or(l.status = 'DOCS_PENDING'), false) as papers,
             coalesce(bool_or(l.status in ('APPROVED', 'SANCTIONED')), false) as approved,
             coalesce(bool_or(l.status in ('QUEUED', 'SEND_FAILED', 'SENT', 'LOGGED_IN', 'UNDER_PROCESS')), false) as running,
             coalesce(bool_or(l.status in ('COOLED_OFF', 'CLAWED_BACK')), false) as taken_back,
             coalesce(bool_or(l.status in ('REJECTED', 'DUPLICATE')), false) as refused,
             coalesce(bool_and(a.status = 'CLOSED'), false) as closed,
             coalesce(bool_or(exists (select from kfs_opening k where k.app_id = a.app_id)), false) as read_facts,
             coalesce(bool_or(a.status = 'OFFER_SHOWN'), false) as shown,
             coalesce(bool_or(a.status = 'INELIGIBLE'), false) as no_offer
        from application a left join lender_application l using (app_id)
       where a.user_id = p.user_id and a.product_type = p.product_type
         and a.created_at >= p.created_at and a.created_at < p.locked_until
    ) w
   where own_partner_rows(p.partner_id) or office_at_work();

-- The same, lender by lender.
create view partner_customer_lender as
  select p.partner_id, p.lead_id, l.lender_application_id, l.application_number, l.lender_id, l.status, l.amount, l.sanctioned_amount,
         l.disbursed_amount, l.disbursal_date, l.updated_at
    from partner_lead p
    join application a on a.user_id = p.user_id and a.product_type = p.product_type
      and a.created_at >= p.created_at and a.created_at < p.locked_until
    join lender_application l using (app_id)
   where own_partner_rows(p.partner_id) or office_at_work();

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on partner_customer, partner_customer_lender to marketplace_partner;
end $$;
