-- What a partner earns by those it has invited (docs/decisions/115): a share of our commission for their loans, out of our own part.
-- Terms from a day on; `partner_id` null: of every partner without terms of its own. Without any, nothing is earned.
create table referral_terms (
  referral_terms_id integer generated always as identity primary key,
  partner_id        integer references partner,
  -- Of our commission for a part of a loan that an invited partner brought.
  percent           numeric(6, 3) not null check (percent between 0 and 50),
  -- How long after it asked to become a partner an invited one counts.
  months            smallint not null check (months between 1 and 60),
  valid_from        date not null,
  set_by            text not null,
  set_at            timestamptz not null,
  reason            text not null
);
create index referral_terms_of on referral_terms (partner_id, valid_from desc, referral_terms_id desc);
create trigger referral_terms_immutable before update or delete on referral_terms
  for each row execute function refuse_change();

alter table referral_terms enable row level security;
alter table referral_terms force row level security;
create policy office on referral_terms using (office_at_work()) with check (office_at_work());
create policy own_select on referral_terms for select using (partner_id is null or own_partner_rows(partner_id));

-- By which terms a transaction has a share of whoever invited.
alter table ledger_tx add column referral_terms_id integer;
alter table ledger_tx add constraint ledger_tx_referral_terms foreign key (referral_terms_id) references referral_terms not valid;

alter table ledger_entry drop constraint ledger_entry_figure_check;
alter table ledger_entry add constraint ledger_entry_figure_check
  check (figure in ('expected', 'stated', 'received', 'percent_share', 'flat_share', 'referral_share')) not valid;

-- Which partner brought the loan of a line that is not the partner's own, by its name of the day.
alter table statement_line add column brought_by text;
alter table statement_left_out add column brought_by text;

-- The views that add up shares, with the new one among them.
create or replace view commission_line as
  select t.lender_application_id, t.tranche, t.lender_id, t.partner_id, t.application_number, t.day, t.amount_paise, t.taken_back_day,
         coalesce(s.expected, 0) as expected_paise, coalesce(s.stated, 0) as stated_paise, coalesce(s.received, 0) as received_paise,
         coalesce(s.percent_share, 0) as percent_share_paise, coalesce(s.flat_share, 0) as flat_share_paise,
         coalesce(s.is_late, 0) as is_late,
         case
           when t.taken_back_day is not null then 'taken_back'
           when coalesce(s.stated, 0) = 0 then 'expected'
           when s.stated <> coalesce(s.expected, 0) then 'differs'
           when coalesce(s.received, 0) < s.stated then 'stated'
           else 'received'
         end as state,
         coalesce(s.referral_share, 0) as referral_share_paise
    from loan_tranche t
    left join lateral (
      select sum(e.amount_paise) filter (where e.figure = 'expected')::bigint as expected,
             sum(e.amount_paise) filter (where e.figure = 'stated')::bigint as stated,
             -sum(e.amount_paise) filter (where e.figure = 'received')::bigint as received,
             -sum(e.amount_paise) filter (where e.figure = 'percent_share')::bigint as percent_share,
             -sum(e.amount_paise) filter (where e.figure = 'flat_share')::bigint as flat_share,
             -sum(e.amount_paise) filter (where e.figure = 'referral_share')::bigint as referral_share,
             max((x.booked_month > x.effective_day)::integer)::smallint as is_late
        from ledger_entry e join ledger_tx x using (tx_id)
       where e.lender_application_id = t.lender_application_id and e.tranche = t.tranche
    ) s on true;

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
                 b.expected, b.stated, coalesce(r.received, 0)::bigint as received, b.part,
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
              select sum(e.amount_paise) filter (where e.figure = 'expected')::bigint as expected,
                     sum(e.amount_paise) filter (where e.figure = 'stated')::bigint as stated
                from ledger_entry e
               where e.lender_application_id = b.lender_application_id and e.tranche = b.tranche and t.day < b.month
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
    left join lender_tolerance o on o.lender_id = t.lender_id
    left join lateral (
      select percent, valid_from from referral_terms
       where s.has_referral and (partner_id = s.partner_id or partner_id is null) and valid_from <= t.day
       order by partner_id is null, valid_from desc, referral_terms_id desc limit 1
    ) f on true
    -- Only the name of a partner that this one has invited, whoever has the lead by now.
    left join partner b on s.has_referral and b.partner_id = t.partner_id and b.invited_by = s.partner_id;


create or replace view partner_share_entry as
  select a.partner_id, e.lender_application_id, e.tranche, e.figure, -e.amount_paise as amount_paise, e.tx_id, e.n,
         x.kind, x.source, x.cause, x.effective_day, x.booked_month, x.rule_id, x.rule_version, x.terms_id, x.booked_at, x.referral_terms_id
    from ledger_account a join ledger_entry e using (account_id) join ledger_tx x using (tx_id)
   where a.kind = 'partner_accrued' and e.lender_application_id is not null;

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on referral_terms to marketplace_partner;
  grant select (referral_terms_id) on ledger_tx to marketplace_partner;
end $$;
