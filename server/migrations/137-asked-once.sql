-- migrate: concurrently
-- Who is at work is asked once a statement, not of each row of a table: a question that names a row's partner, or that the planner takes for one that
-- hardly any row passes, made plans of a page that took as long as the whole table. What each policy lets through stays the same. Each statement
-- stands by itself, and can be run again: no table is locked while another one is waited for.
create or replace function partner_at_work() returns integer language sql stable as
  $$ select nullif(current_setting('app.partner_id', true), '')::integer $$;

alter policy office on account_month
  using ((select office_at_work()) or account_id in (select a.account_id from ledger_account a where a.partner_id = (select partner_at_work())))
  with check ((select office_at_work()));

alter policy office on course_attempt using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on course_attempt with check (partner_id = (select partner_at_work()));
alter policy own_select on course_attempt using (partner_id = (select partner_at_work()));
alter policy own_update on course_attempt using (partner_id = (select partner_at_work()));

alter policy office on course_pass using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on course_pass with check (partner_id = (select partner_at_work()));
alter policy own_select on course_pass using (partner_id = (select partner_at_work()));

alter policy office on creative_take using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on creative_take with check (partner_id = (select partner_at_work()));
alter policy own_select on creative_take using (partner_id = (select partner_at_work()));

alter policy office on dispute_entry using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on dispute_entry using (partner_id = (select partner_at_work()));

alter policy office on hook_attempt using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on hook_attempt using (partner_id = (select partner_at_work()));

alter policy office on hook_delivery using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on hook_delivery using (partner_id = (select partner_at_work()));

alter policy office on hook_endpoint using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on hook_endpoint using (partner_id = (select partner_at_work()));

alter policy office on housing_declaration using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on housing_declaration with check (partner_id = (select partner_at_work()));
alter policy own_select on housing_declaration using (partner_id = (select partner_at_work()));

alter policy office on lead_claim using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on lead_claim using (partner_id = (select partner_at_work()));

alter policy office on lead_dispute using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on lead_dispute using (partner_id = (select partner_at_work()));

alter policy office on lead_dispute_entry using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on lead_dispute_entry using (partner_id = (select partner_at_work()));

alter policy office on ledger_account
  using ((select office_at_work()) or partner_id = (select partner_at_work())) with check ((select office_at_work()));

alter policy office on ledger_entry
  using ((select office_at_work()) or account_id in (select a.account_id from ledger_account a where a.partner_id = (select partner_at_work())))
  with check ((select office_at_work()));

alter policy office on ledger_tx
  using ((select office_at_work()) or exists (select from ledger_entry e where e.tx_id = ledger_tx.tx_id
    and e.account_id in (select a.account_id from ledger_account a where a.partner_id = (select partner_at_work()))))
  with check ((select office_at_work()));

alter policy office on masquerade using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on masquerade using (partner_id = (select partner_at_work()));

alter policy office on masquerade_request using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on masquerade_request using (partner_id = (select partner_at_work()));
alter policy own_update on masquerade_request
  using (partner_id = (select partner_at_work()))
  with check (partner_id = (select partner_at_work()));

alter policy office on masquerade_view using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on masquerade_view using (partner_id = (select partner_at_work()));

alter policy office on partner using ((select office_at_work()));
alter policy own_select on partner using (partner_id = (select partner_at_work()));
alter policy own_update on partner using (partner_id = (select partner_at_work()));

alter policy office on partner_access using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_access with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_access using (partner_id = (select partner_at_work()));
alter policy own_update on partner_access
  using (partner_id = (select partner_at_work()))
  with check (partner_id = (select partner_at_work()));

alter policy office on partner_agreement using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_agreement with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_agreement using (partner_id = (select partner_at_work()));

alter policy office on partner_api_key using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_api_key using (partner_id = (select partner_at_work()));

alter policy office on partner_arrival using ((select office_at_work()));
alter policy own_select on partner_arrival using (partner_id = (select partner_at_work()));

alter policy office on partner_dispute using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_dispute using (partner_id = (select partner_at_work()));

alter policy office on partner_document using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_document with check (partner_id = (select partner_at_work()) and state = 'sent');
alter policy own_select on partner_document using (partner_id = (select partner_at_work()));
alter policy own_update on partner_document
  using (partner_id = (select partner_at_work()) and state = 'sent')
  with check (partner_id = (select partner_at_work()) and state in ('sent', 'replaced'));

alter policy office on partner_event using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_event using (partner_id = (select partner_at_work()));

alter policy office on partner_funnel using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_funnel with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_funnel using (partner_id = (select partner_at_work()));
alter policy own_update on partner_funnel
  using (partner_id = (select partner_at_work()))
  with check (partner_id = (select partner_at_work()));

alter policy office on partner_invitation using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_invitation using (partner_id = (select partner_at_work()));

alter policy office on partner_kyc_submission using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_kyc_submission with check (partner_id = (select partner_at_work()) and state = 'sent');
alter policy own_select on partner_kyc_submission using (partner_id = (select partner_at_work()));

alter policy office on partner_lead using ((select office_at_work()));
alter policy own_select on partner_lead using (partner_id = (select partner_at_work()));

alter policy office on partner_link using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_link using (partner_id = (select partner_at_work()));

alter policy office on partner_notice_read using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_notice_read with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_notice_read using (partner_id = (select partner_at_work()));

alter policy office on partner_notice_settings using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_notice_settings with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_notice_settings using (partner_id = (select partner_at_work()));
alter policy own_update on partner_notice_settings
  using (partner_id = (select partner_at_work()))
  with check (partner_id = (select partner_at_work()));

alter policy office on partner_payout using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_payout using (partner_id = (select partner_at_work()));

alter policy office on partner_person using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_person using (partner_id = (select partner_at_work()));

alter policy office on partner_statement using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_statement using (partner_id = (select partner_at_work()) and shown_at is not null);

alter policy office on partner_terms using ((select office_at_work()));
alter policy own_select on partner_terms using (partner_id = (select partner_at_work()));

alter policy office on partner_thread using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on partner_thread with check (partner_id = (select partner_at_work()));
alter policy own_select on partner_thread using (partner_id = (select partner_at_work()));
alter policy own_update on partner_thread
  using (partner_id = (select partner_at_work()))
  with check (partner_id = (select partner_at_work()));

alter policy office on partner_utm using ((select office_at_work()));
alter policy own_select on partner_utm using (partner_id = (select partner_at_work()));

alter policy office on partner_watch using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on partner_watch using (partner_id = (select partner_at_work()));

alter policy office on payout_run using ((select office_at_work())) with check ((select office_at_work()));

alter policy office on payout_terms using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on payout_terms using (partner_id is null or partner_id = (select partner_at_work()));

alter policy office on referral_terms using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on referral_terms using (partner_id is null or partner_id = (select partner_at_work()));

alter policy office on statement_left_out using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on statement_left_out using (partner_id = (select partner_at_work()));

alter policy office on statement_line using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on statement_line using (partner_id = (select partner_at_work()));

alter policy office on statement_paper using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on statement_paper using (partner_id = (select partner_at_work()));

alter policy office on statement_step using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on statement_step using (partner_id = (select partner_at_work()));

alter policy office on tds_deduction using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on tds_deduction using (partner_id = (select partner_at_work()));

alter policy office on thread_message using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_insert on thread_message with check (partner_id = (select partner_at_work()));
alter policy own_select on thread_message using (partner_id = (select partner_at_work()));

alter policy office on training_notice using ((select office_at_work())) with check ((select office_at_work()));
alter policy own_select on training_notice using (partner_id = (select partner_at_work()));

alter policy office on work_item using ((select partner_at_work()) is null) with check ((select partner_at_work()) is null);
alter policy own_threads on work_item
  using (partner_id = (select partner_at_work()) and kind = 'partner_query')
  with check (partner_id = (select partner_at_work()) and kind = 'partner_query');

create or replace view partner_customer as
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
   where p.partner_id = (select partner_at_work()) or (select office_at_work());

create or replace view partner_customer_lender as
  select p.partner_id, p.lead_id, l.lender_application_id, l.application_number, l.lender_id, l.status, l.amount, l.sanctioned_amount,
         l.disbursed_amount, l.disbursal_date, l.updated_at
    from partner_lead p
    join application a on a.user_id = p.user_id and a.product_type = p.product_type
      and a.created_at >= p.created_at and a.created_at < p.locked_until
    join lender_application l using (app_id)
   where p.partner_id = (select partner_at_work()) or (select office_at_work());

-- Nothing asks it any more.
drop function if exists own_partner_rows(integer);
