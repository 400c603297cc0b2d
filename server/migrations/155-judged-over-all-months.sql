-- A line of a month that is open again is judged by the books of all months, as one that was booked late is: what came for it while the month
-- was closed stands in a later one. Judged by its own month alone it and the later line each opened as the other was settled. A closed month
-- shows what is booked in it, as before.
create or replace view month_line as
  select y.*,
         (y.month_state <> 'CLOSED' and not y.is_duplicate and (y.tranche is null or abs(y.total_stated - y.total_expected) > y.tolerance)
           and not (y.outcome is not null and y.outcome = 'dispute' and y.settlement_stands)) as is_open
    from (
      select z.*, coalesce(m.state, 'OPEN') as month_state, coalesce(o.paise, 0) as tolerance,
             s.settlement_id, s.outcome, s.expected_paise = z.total_expected and s.stated_paise = z.total_stated as settlement_stands
        from (
          select b.lender_id, b.month, b.lender_application_id, b.tranche, null::bigint as stated_line_id, t.application_number,
                 t.partner_id, t.day, t.amount_paise as disbursed, t.taken_back_day is not null as is_taken_back, false as is_duplicate,
                 b.expected, b.stated, (coalesce(r.received, 0) + coalesce(v.received, 0))::bigint as received, b.part,
                 coalesce(r.is_clawed, false) as is_clawed, t.day < b.month as is_late,
                 coalesce(w.expected, b.expected) as total_expected, coalesce(w.stated, b.stated) as total_stated
            from (
              select x.lender_id, x.booked_month as month, e.lender_application_id, e.tranche,
                     coalesce(sum(e.amount_paise) filter (where e.figure = 'expected'), 0)::bigint as expected,
                     coalesce(sum(e.amount_paise) filter (where e.figure = 'stated'), 0)::bigint as stated,
                     coalesce(-sum(e.amount_paise) filter (where e.figure in ('percent_share', 'flat_share', 'referral_share')), 0)::bigint as part
                from ledger_tx x join ledger_entry e using (tx_id)
               where x.lender_id is not null and x.source in ('pricing', 'reconciliation') and e.figure is not null
               group by x.lender_id, x.booked_month, e.lender_application_id, e.tranche
            ) b
            join loan_tranche t using (lender_application_id, tranche)
            left join lateral (
              select sum(p.paid) as received, bool_or(k.amount_paise < 0) as is_clawed
                from stated_match k left join lateral (select sum(h.amount_paise) as paid from receipt_share h
                  where h.stated_line_id = k.stated_line_id and h.lender_application_id = k.lender_application_id and h.tranche = k.tranche
                ) p on true
               where k.lender_application_id = b.lender_application_id and k.tranche = b.tranche and k.booked_month = b.month
            ) r on true
            left join lateral (
              select sum(case when p.to_tranche = b.tranche then p.received_paise else -p.received_paise end) as received
                from part_move p
               where p.lender_application_id = b.lender_application_id
                 and (p.to_tranche = b.tranche and p.to_month = b.month or p.from_tranche = b.tranche and p.from_month = b.month)
            ) v on true
            left join lender_month n on n.lender_id = b.lender_id and n.month = b.month
            left join lateral (
              select sum(e.amount_paise) filter (where e.figure = 'expected')::bigint as expected,
                     sum(e.amount_paise) filter (where e.figure = 'stated')::bigint as stated
                from ledger_entry e
               where e.lender_application_id = b.lender_application_id and e.tranche = b.tranche
                 and (t.day < b.month or n.state is distinct from 'CLOSED')
            ) w on true
          union all
          select l.lender_id, l.home_month, l.lender_application_id, null, l.stated_line_id, null,
                 null, null, null, false, l.duplicate_of is not null,
                 0, case when l.duplicate_of is null then l.amount_paise else 0 end, 0, 0, false, false,
                 0, case when l.duplicate_of is null then l.amount_paise else 0 end
            from stated_line l
           where l.undone_at is null and (l.duplicate_of is not null
             or not exists (select from stated_match k where k.stated_line_id = l.stated_line_id))
        ) z
        left join lender_month m on m.lender_id = z.lender_id and m.month = z.month
        left join lender_tolerance o on o.lender_id = z.lender_id
        left join lateral (
          select n.settlement_id, n.outcome, n.expected_paise, n.stated_paise
            from line_settlement n
           where n.taken_back_at is null
             and (n.lender_application_id = z.lender_application_id and n.tranche = z.tranche
               or z.tranche is null and n.tranche is null and n.stated_line_id = z.stated_line_id)
           order by n.settlement_id desc limit 1
        ) s on true
    ) y;
