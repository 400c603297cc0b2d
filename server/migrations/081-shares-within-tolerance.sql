-- A partner's share of a line that matches within what its lender may differ waits for no more money (migration 076).
create or replace view partner_share_line as
  select s.partner_id, s.lender_application_id, s.tranche, s.percent_paise, s.flat_paise, s.percent_paise + s.flat_paise as booked_paise,
         t.lender_id, t.application_number, t.day, t.amount_paise as disbursed_paise, t.taken_back_day,
         coalesce(l.expected, 0) as expected_paise, coalesce(l.stated, 0) as stated_paise, coalesce(l.received, 0) as received_paise,
         l.received_day, p.revenue_percent, p.revenue_flat_fee, p.valid_from as terms_day,
         coalesce(o.paise, 0) as tolerance_paise
    from (select a.partner_id, e.lender_application_id, e.tranche,
                 coalesce(-sum(e.amount_paise) filter (where e.figure = 'percent_share'), 0)::bigint as percent_paise,
                 coalesce(-sum(e.amount_paise) filter (where e.figure = 'flat_share'), 0)::bigint as flat_paise
            from ledger_account a join ledger_entry e using (account_id)
           where a.kind = 'partner_accrued' and e.figure in ('percent_share', 'flat_share')
           group by a.partner_id, e.lender_application_id, e.tranche) s
    join loan_tranche t using (lender_application_id, tranche)
    left join lateral (
      select sum(e.amount_paise) filter (where e.figure = 'expected')::bigint as expected,
             sum(e.amount_paise) filter (where e.figure = 'stated')::bigint as stated,
             -sum(e.amount_paise) filter (where e.figure = 'received')::bigint as received,
             max(x.effective_day) filter (where e.figure = 'received') as received_day
        from ledger_entry e join ledger_tx x using (tx_id)
       where e.lender_application_id = s.lender_application_id and e.tranche = s.tranche and e.figure in ('expected', 'stated', 'received')
    ) l on true
    left join lateral (
      select revenue_percent, revenue_flat_fee, valid_from from partner_terms
       where partner_id = s.partner_id and valid_from <= t.day order by valid_from desc, terms_id desc limit 1
    ) p on true
    left join lender_tolerance o on o.lender_id = t.lender_id;
