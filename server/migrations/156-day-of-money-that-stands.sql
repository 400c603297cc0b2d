-- The day of the lender's last money for a part, from which the hold of a partner's share counts, is one on which money came that stands
-- (decision 133). A receipt that was taken back, or that went on to another part, goes out on the day of its own: of that day nothing is left.
create or replace view partner_share_line as
  select s.partner_id, s.lender_application_id, s.tranche, s.percent_paise, s.flat_paise, s.percent_paise + s.flat_paise + s.referral_paise as booked_paise,
         t.lender_id, t.application_number, t.day, t.amount_paise as disbursed_paise, t.taken_back_day,
         coalesce(l.expected, 0) as expected_paise, coalesce(l.stated, 0) as stated_paise, coalesce(l.received, 0) as received_paise,
         l.received_day, p.revenue_percent, p.revenue_flat_fee, p.valid_from as terms_day,
         coalesce(o.paise, 0) as tolerance_paise, s.referral_paise, f.percent as referral_percent, f.valid_from as referral_day,
         s.has_referral, b.name as brought_by, b.partner_id as brought_by_id
    from (select a.partner_id, e.lender_application_id, e.tranche,
                 coalesce(-sum(e.amount_paise) filter (where e.figure = 'percent_share'), 0)::bigint as percent_paise,
                 coalesce(-sum(e.amount_paise) filter (where e.figure = 'flat_share'), 0)::bigint as flat_paise,
                 coalesce(-sum(e.amount_paise) filter (where e.figure = 'referral_share'), 0)::bigint as referral_paise,
                 bool_or(e.figure = 'referral_share') as has_referral
            from ledger_account a join ledger_entry e using (account_id)
           where a.kind = 'partner_accrued' and e.figure in ('percent_share', 'flat_share', 'referral_share')
           group by a.partner_id, e.lender_application_id, e.tranche) s
    join loan_tranche t using (lender_application_id, tranche)
    left join lateral (
      select sum(d.expected)::bigint as expected, sum(d.stated)::bigint as stated, sum(d.received)::bigint as received,
             max(d.effective_day) filter (where d.received <> 0) as received_day
        from (
          select x.effective_day, sum(e.amount_paise) filter (where e.figure = 'expected') as expected,
                 sum(e.amount_paise) filter (where e.figure = 'stated') as stated,
                 -sum(e.amount_paise) filter (where e.figure = 'received') as received
            from ledger_entry e join ledger_tx x using (tx_id)
           where e.lender_application_id = s.lender_application_id and e.tranche = s.tranche and e.figure in ('expected', 'stated', 'received')
           group by x.effective_day
        ) d
    ) l on true
    left join lateral (
      select revenue_percent, revenue_flat_fee, valid_from from partner_terms
       where partner_id = s.partner_id and valid_from <= t.day order by valid_from desc, terms_id desc limit 1
    ) p on true
    left join lender_tolerance o on o.lender_id = t.lender_id
    left join lateral (
      select percent, valid_from from referral_terms
       where s.has_referral and (partner_id = s.partner_id or partner_id is null) and valid_from <= t.day
       order by partner_id is null, valid_from desc, referral_terms_id desc limit 1
    ) f on true
    -- Only the name of a partner that this one has invited, whoever has the lead by now.
    left join partner b on s.has_referral and b.partner_id = t.partner_id and b.invited_by = s.partner_id;
