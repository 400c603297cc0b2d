-- migrate: concurrently
-- One of a partner and a lead waits for a decision at a time, also while the lender is asked.
create unique index concurrently if not exists lead_dispute_undecided on lead_dispute (partner_id, lead_id)
  where state in ('OPEN', 'LENDER_ASKED', 'ANSWERED');
