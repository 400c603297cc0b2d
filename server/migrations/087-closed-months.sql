-- The order of a lender's rules has no day: a closed month keeps the one that priced it, so that late news changes no other loan of it.
alter table lender_month add column rule_order integer[];

-- When we last heard of a part: that it came, or that it was taken back; null of parts from before their steps were kept.
create or replace view loan_tranche as
  select d.lender_application_id, d.tranche, d.lender_id, d.day, d.amount_paise, d.taken_back_day, d.taken_back_cause,
         l.application_number, l.app_id, p.partner_id,
         greatest(coalesce(came.heard_at, came.at), coalesce(went.heard_at, went.at)) as heard_at
    from disbursal d
    join lender_application l using (lender_application_id)
    join application a on a.app_id = l.app_id
    left join partner_lead p on p.user_id = a.user_id and p.product_type = a.product_type
      and a.created_at >= p.created_at and a.created_at < p.locked_until
    left join lender_application_event came on came.event_id = d.event_id
    left join lender_application_event went on went.event_id = d.taken_back_event_id;
