-- Staff ask the lender about a dispute of a lead: since when, and until when its word is waited for (`due_at`), the partner reads (decision 123).
alter table lead_dispute add column lender_asked_at timestamptz;
alter table lead_dispute
  drop constraint lead_dispute_state_check,
  drop constraint lead_dispute_check,
  add constraint lead_dispute_state_check
    check (state in ('OPEN', 'LENDER_ASKED', 'ANSWERED', 'ACCEPTED', 'REFUSED')) not valid,
  add constraint lead_dispute_due check ((state in ('OPEN', 'LENDER_ASKED')) = (due_at is not null)) not valid,
  add constraint lead_dispute_lender_asked check (state <> 'LENDER_ASKED' or lender_asked_at is not null) not valid;
