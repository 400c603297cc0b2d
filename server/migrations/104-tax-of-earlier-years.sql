-- Of what went back since the row before, what was booked in an earlier tax year: it lowers no year's sum, as it gives none of its tax back.
alter table tds_deduction add column kept_paise bigint not null default 0;

-- The same, and when it was booked.
create or replace view partner_share_entry as
  select a.partner_id, e.lender_application_id, e.tranche, e.figure, -e.amount_paise as amount_paise, e.tx_id, e.n,
         x.kind, x.source, x.cause, x.effective_day, x.booked_month, x.rule_id, x.rule_version, x.terms_id, x.booked_at
    from ledger_account a join ledger_entry e using (account_id) join ledger_tx x using (tx_id)
   where a.kind = 'partner_accrued' and e.lender_application_id is not null;
