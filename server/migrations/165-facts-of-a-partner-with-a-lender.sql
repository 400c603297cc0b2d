-- migrate: concurrently, statement_timeout 6h
-- Applications that a partner brought to a lender: with the partner's alone, each of its thousands was looked up (decision 143).
create index concurrently if not exists fact_lender_of_partner_with_lender on fact_lender (partner_id, lender_id, brand_id)
  where partner_id <> 0;
