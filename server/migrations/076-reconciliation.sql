-- What lenders state and pay (decision 089): lines of their commission files, the receipts of their money, and what people settle between them.
alter table lender_month
  -- Who closed it, as they were called then.
  add column closed_by_name text;

create table stated_line (
  stated_line_id bigint generated always as identity primary key,
  upload_id      uuid not null references upload,
  -- The line of the file.
  line           integer not null check (line > 0),
  lender_id      integer not null references lender,
  -- The month of commission that the lender names, and the month whose books the line stands in, where it has no loan; both by their first day.
  payout_month   date not null check (extract(day from payout_month) = 1),
  home_month     date not null check (extract(day from home_month) = 1),
  -- Below zero: a clawback.
  amount_paise   bigint not null,
  tds_paise      bigint,
  gst_paise      bigint,
  invoice_no     text,
  utr            text,
  -- Whose line it is; null where nobody's.
  lender_application_id bigint references lender_application,
  -- What tells the line from others of its lender where it has no loan: a hash of what the file says, without the references themselves.
  line_key       text not null check (line_key ~ '^[0-9a-f]{64}$'),
  -- Says what that one says: it counts for nothing.
  duplicate_of   bigint references stated_line,
  stated_at      timestamptz not null,
  -- Taken back with its file.
  undone_at      timestamptz,
  unique (upload_id, line),
  check (duplicate_of <> stated_line_id)
);
create index stated_line_of_month on stated_line (lender_id, payout_month) where undone_at is null;
create index stated_line_of_home on stated_line (lender_id, home_month) where undone_at is null;
create index stated_line_of_invoice on stated_line (lender_id, invoice_no) where undone_at is null and invoice_no is not null;
create index stated_line_of_loan on stated_line (lender_application_id) where lender_application_id is not null;
create index stated_line_duplicates on stated_line (duplicate_of) where duplicate_of is not null;
create trigger stated_line_stays before delete on stated_line for each row execute function refuse_change();

-- Which parts of loans a stated line is about, and how much of it each has. Gone with the file, or with the choice of a person.
create table stated_match (
  stated_line_id        bigint not null references stated_line,
  lender_application_id bigint not null,
  tranche               smallint not null,
  amount_paise          bigint not null,
  -- By its reference, by the rule that spreads a line over several parts, or by a person.
  matched_by            text not null check (matched_by in ('exact', 'rule', 'staff')),
  -- The month whose books it stands in, by its first day, and what posted it; null where there was nothing to post.
  booked_month          date not null check (extract(day from booked_month) = 1),
  tx_id                 bigint references ledger_tx,
  primary key (stated_line_id, lender_application_id, tranche),
  foreign key (lender_application_id, tranche) references disbursal
);
create index stated_match_of_part on stated_match (lender_application_id, tranche);
create index stated_match_tx on stated_match (tx_id) where tx_id is not null;

-- What a person did with a line of a month, and the figures of it since: another figure opens the line again.
create table line_settlement (
  settlement_id         bigint generated always as identity primary key,
  lender_id             integer not null references lender,
  month                 date not null check (extract(day from month) = 1),
  lender_application_id bigint,
  tranche               smallint,
  -- Of a line without a loan, or the one that was given a loan.
  stated_line_id        bigint references stated_line,
  outcome               text not null check (outcome in ('accept', 'dispute', 'write_off', 'give_loan')),
  expected_paise        bigint not null,
  stated_paise          bigint not null,
  tx_id                 bigint references ledger_tx,
  reason                text not null check (length(reason) between 3 and 500),
  staff_id              integer not null references staff,
  staff_name            text not null,
  settled_at            timestamptz not null,
  taken_back_at         timestamptz,
  taken_back_staff_id   integer references staff,
  taken_back_reason     text,
  foreign key (lender_application_id, tranche) references disbursal,
  check ((lender_application_id is null) = (tranche is null)),
  check (tranche is not null or stated_line_id is not null),
  check ((taken_back_at is null) = (taken_back_staff_id is null)),
  check ((taken_back_at is null) = (taken_back_reason is null))
);
create index line_settlement_of_part on line_settlement (lender_application_id, tranche, settlement_id)
  where tranche is not null and taken_back_at is null;
create index line_settlement_of_stated on line_settlement (stated_line_id, settlement_id) where stated_line_id is not null;
create index line_settlement_tx on line_settlement (tx_id) where tx_id is not null;
create trigger line_settlement_stays before delete on line_settlement for each row execute function refuse_change();

-- Money that a lender paid: base = bank + TDS - GST.
create table receipt (
  receipt_id           integer generated always as identity primary key,
  lender_id            integer not null references lender,
  -- The month on whose page it was booked, by its first day.
  month                date not null check (extract(day from month) = 1),
  day                  date not null,
  utr                  text not null check (length(utr) between 6 and 30),
  bank_paise           bigint not null check (bank_paise >= 0),
  tds_paise            bigint not null check (tds_paise >= 0),
  gst_paise            bigint not null check (gst_paise >= 0),
  pays                 text not null check (pays in ('lines', 'invoices', 'month')),
  invoices             text[] not null,
  staff_id             integer not null references staff,
  staff_name           text not null,
  created_at           timestamptz not null,
  taken_back_at        timestamptz,
  taken_back_staff_id  integer references staff,
  taken_back_staff_name text,
  taken_back_reason    text,
  check (bank_paise + tds_paise - gst_paise > 0),
  check ((taken_back_at is null) = (taken_back_staff_id is null)),
  check ((taken_back_at is null) = (taken_back_reason is null)),
  check ((taken_back_at is null) = (taken_back_staff_name is null))
);
create unique index receipt_utr on receipt (lender_id, utr) where taken_back_at is null;
create index receipt_of_month on receipt (lender_id, month, created_at);
create trigger receipt_stays before delete on receipt for each row execute function refuse_change();

-- What a receipt pays of which stated line of which part; rows go when the receipt is taken back.
create table receipt_share (
  receipt_id            integer not null references receipt,
  stated_line_id        bigint not null,
  lender_application_id bigint not null,
  tranche               smallint not null,
  amount_paise          bigint not null check (amount_paise <> 0),
  primary key (receipt_id, stated_line_id, lender_application_id, tranche),
  foreign key (stated_line_id, lender_application_id, tranche) references stated_match
);
create index receipt_share_of_match on receipt_share (stated_line_id, lender_application_id, tranche);

-- Up to how much a line of a lender may differ and still matches; 0 without a row.
create table lender_tolerance (
  lender_id integer primary key references lender,
  paise     integer not null check (paise between 0 and 100000)
);

-- What is called of a file that states lines.
create view stating_file as select upload_id, file_name, created_at from upload where kind = 'commission';

-- The lines of the books of a month: parts of loans with what was booked for them in it, and what was stated for no loan. `total_…` is what stands
-- over all months, by which a line of an earlier month is judged; of a line of the month itself they are the same.
create view month_line as
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
                     coalesce(-sum(e.amount_paise) filter (where e.figure in ('percent_share', 'flat_share')), 0)::bigint as part
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
