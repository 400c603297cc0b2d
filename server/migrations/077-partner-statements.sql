-- What a partner is paid, month by month (decision 090). Terms of payout from a day on: of one partner, or of all who have none of their own.
create table payout_terms (
  payout_terms_id integer generated always as identity primary key,
  partner_id      integer references partner,
  -- Days from the lender's money to the day on which a line may enter a statement.
  hold_days       smallint not null check (hold_days between 0 and 180),
  minimum_paise   bigint not null check (minimum_paise >= 0),
  -- Days to object once it is shown.
  objection_days  smallint not null check (objection_days between 0 and 60),
  tds_at          text not null check (tds_at in ('statement', 'accrual')),
  valid_from      date not null,
  set_by          text not null,
  set_at          timestamptz not null,
  reason          text
);
create index payout_terms_of on payout_terms (partner_id, valid_from desc, payout_terms_id desc);
create trigger payout_terms_immutable before update or delete on payout_terms
  for each row execute function refuse_change();
insert into payout_terms (partner_id, hold_days, minimum_paise, objection_days, tds_at, valid_from, set_by, set_at)
  values (null, 15, 50000, 7, 'statement', '2020-01-01', 'the first terms', '2020-01-01');

create table partner_statement (
  statement_id    integer generated always as identity primary key,
  number          text not null unique check (number ~ '^S-[0-9]{4}-[0-9]{2}-[0-9]{4,}$'),
  partner_id      integer not null references partner,
  -- The first day of the month: its lines were disbursed up to the last.
  month           date not null check (extract(day from month) = 1),
  state           text not null default 'DRAFT' check (state in ('DRAFT', 'SHOWN', 'APPROVED', 'PAID', 'FAILED', 'CANCELLED')),
  payout_terms_id integer references payout_terms,
  drafted_at      timestamptz not null,
  shown_at        timestamptz,
  object_until    date,
  opened_at       timestamptz,
  approved_at     timestamptz,
  approved_day    date,
  paid_day        date,
  cancelled_at    timestamptz,
  cancel_reason   text,
  -- As approved: TDS by the figures of that day, and GST by the partner's own tax invoice.
  commission_paise bigint,
  tds_paise        bigint,
  tds_of           jsonb,
  invoice_number   text,
  invoice_day      date,
  invoice_gst_paise bigint,
  check ((approved_at is null) = (commission_paise is null)),
  check ((approved_at is null) = (tds_paise is null)),
  check ((invoice_number is null) = (invoice_gst_paise is null) and (invoice_number is null) = (invoice_day is null)),
  check ((state = 'CANCELLED') = (cancelled_at is not null)),
  check (state in ('DRAFT', 'CANCELLED') or shown_at is not null),
  check (state not in ('APPROVED', 'PAID', 'FAILED') or approved_at is not null)
);
create unique index partner_statement_month on partner_statement (partner_id, month) where state <> 'CANCELLED';
create unique index partner_statement_draft on partner_statement (partner_id) where state = 'DRAFT';
create index partner_statement_list on partner_statement (month desc, statement_id desc);
create index partner_statement_shown on partner_statement (object_until) where state = 'SHOWN';

-- Who did what to it and when.
create table statement_step (
  statement_id integer not null references partner_statement,
  n            smallint not null,
  partner_id   integer not null references partner,
  state        text not null,
  at           timestamptz not null,
  who          text,
  note         text,
  primary key (statement_id, n)
);
create trigger statement_step_immutable before update or delete on statement_step
  for each row execute function refuse_change();

-- The lines as they were shown: what a part of a loan adds to what statements had of it before.
create table statement_line (
  statement_id          integer not null references partner_statement,
  lender_application_id bigint not null,
  tranche               smallint not null,
  partner_id            integer not null,
  kind                  text not null check (kind in ('share', 'change', 'clawback')),
  application_number    text not null,
  lender_id             integer not null,
  day                   date not null,
  taken_back_day        date,
  disbursed_paise       bigint not null,
  received_paise        bigint not null,
  terms                 text not null,
  terms_day             date,
  booked_paise          bigint not null,
  had_before_paise      bigint not null,
  amount_paise          bigint not null check (amount_paise <> 0),
  -- What TDS is reckoned on: not what goes back of an earlier tax year.
  tds_base_paise        bigint not null,
  primary key (statement_id, lender_application_id, tranche),
  check (amount_paise = booked_paise - had_before_paise)
);
create index statement_line_of on statement_line (lender_application_id, tranche);
create index statement_line_partner on statement_line (partner_id, statement_id);
create trigger statement_line_stays before update on statement_line for each row execute function refuse_change();
-- A line that the partner disputes leaves a statement that is shown; of one that is owed none goes.
create function keep_statement_lines() returns trigger language plpgsql as $$
begin
  if exists (select from partner_statement s where s.statement_id = old.statement_id and s.state <> 'SHOWN') then
    raise exception 'the lines of statement % stand', old.statement_id using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger statement_line_kept before delete on statement_line for each row execute function keep_statement_lines();

-- What was not in it when it was shown, and why.
create table statement_left_out (
  statement_id          integer not null references partner_statement,
  lender_application_id bigint not null,
  tranche               smallint not null,
  partner_id            integer not null,
  application_number    text not null,
  lender_id             integer not null,
  day                   date not null,
  disbursed_paise       bigint not null,
  amount_paise          bigint not null,
  reason                text not null check (reason in ('lender_not_paid', 'lender_differs', 'held', 'disputed', 'below_minimum', 'negative_sum')),
  until                 date,
  primary key (statement_id, lender_application_id, tranche)
);
create index statement_left_out_of on statement_left_out (lender_application_id, tranche);
create trigger statement_left_out_immutable before update or delete on statement_left_out
  for each row execute function refuse_change();

-- What was credited to a partner, and the tax withheld of it: the year to date is a sum of these, over all accounts of a PAN.
create table tds_deduction (
  tds_deduction_id integer generated always as identity primary key,
  partner_id       integer not null references partner,
  -- Null where tax is withheld as shares are earned.
  statement_id     integer unique references partner_statement,
  -- The year that begins on 1 April, as 2026.
  tax_year         smallint not null,
  day              date not null,
  base_paise       bigint not null,
  -- Of the year's base, what tax was withheld on with this row: more than its base where the threshold is passed.
  taxed_paise      bigint not null,
  tds_paise        bigint not null,
  percent          numeric(5, 2) not null
);
create index tds_deduction_year on tds_deduction (partner_id, tax_year);
create trigger tds_deduction_immutable before update or delete on tds_deduction
  for each row execute function refuse_change();

-- One bank file. It lies sealed in the storage.
create table payout_run (
  run_id       integer generated always as identity primary key,
  request_id   uuid not null unique,
  made_at      timestamptz not null,
  staff_id     integer not null references staff,
  made_by      text not null,
  payouts      integer not null,
  amount_paise bigint not null,
  file_name    text not null,
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create trigger payout_run_immutable before update or delete on payout_run
  for each row execute function refuse_change();

create table partner_payout (
  payout_id     integer generated always as identity primary key,
  statement_id  integer not null references partner_statement,
  partner_id    integer not null references partner,
  part          text not null check (part in ('commission', 'gst')),
  amount_paise  bigint not null check (amount_paise > 0),
  state         text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'PAID', 'FAILED')),
  run_id        integer references payout_run,
  utr           text check (utr ~ '^[A-Z0-9]{10,22}$'),
  paid_day      date,
  failed_reason text,
  failed_day    date,
  unique (statement_id, part),
  check ((state = 'PAID') = (utr is not null) and (utr is null) = (paid_day is null))
);
create index partner_payout_waiting on partner_payout (payout_id) where state in ('WAITING', 'FAILED');
create index partner_payout_run on partner_payout (run_id) where run_id is not null;

-- Papers are made once; the bytes lie sealed in the storage and are never made anew.
create table statement_paper (
  statement_id integer not null references partner_statement,
  "of"         text not null check ("of" in ('shown', 'approved')),
  format       text not null check (format in ('pdf', 'csv')),
  partner_id   integer not null,
  file_name    text not null,
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes        integer not null,
  made_at      timestamptz not null,
  primary key (statement_id, "of", format)
);
create trigger statement_paper_immutable before update or delete on statement_paper
  for each row execute function refuse_change();

-- The share of a partner in a part of a loan, with what the lender stated and paid for it. A view, so that statements read no table
-- of the ledger and of partners' terms (docs/decisions/044). Read with `app.office` set.
create view partner_share_line as
  select s.partner_id, s.lender_application_id, s.tranche, s.percent_paise, s.flat_paise, s.percent_paise + s.flat_paise as booked_paise,
         t.lender_id, t.application_number, t.day, t.amount_paise as disbursed_paise, t.taken_back_day,
         coalesce(l.expected, 0) as expected_paise, coalesce(l.stated, 0) as stated_paise, coalesce(l.received, 0) as received_paise,
         l.received_day, p.revenue_percent, p.revenue_flat_fee, p.valid_from as terms_day
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
    ) p on true;

-- What stands behind a line: the entries of the partner's share.
create view partner_share_entry as
  select a.partner_id, e.lender_application_id, e.tranche, e.figure, -e.amount_paise as amount_paise, e.tx_id, e.n,
         x.kind, x.source, x.cause, x.effective_day, x.booked_month, x.rule_id, x.rule_version, x.terms_id
    from ledger_account a join ledger_entry e using (account_id) join ledger_tx x using (tx_id)
   where a.kind = 'partner_accrued' and e.lender_application_id is not null;

-- Row level security as in migrations 007 and 070: a partner sees its own, and no draft.
alter table payout_terms enable row level security;
alter table payout_terms force row level security;
create policy office on payout_terms using (office_at_work()) with check (office_at_work());
create policy own_select on payout_terms for select using (partner_id is null or own_partner_rows(partner_id));

alter table partner_statement enable row level security;
alter table partner_statement force row level security;
create policy office on partner_statement using (office_at_work()) with check (office_at_work());
create policy own_select on partner_statement for select using (own_partner_rows(partner_id) and shown_at is not null);

alter table statement_step enable row level security;
alter table statement_step force row level security;
create policy office on statement_step using (office_at_work()) with check (office_at_work());
create policy own_select on statement_step for select using (own_partner_rows(partner_id));

alter table statement_line enable row level security;
alter table statement_line force row level security;
create policy office on statement_line using (office_at_work()) with check (office_at_work());
create policy own_select on statement_line for select using (own_partner_rows(partner_id));

alter table statement_left_out enable row level security;
alter table statement_left_out force row level security;
create policy office on statement_left_out using (office_at_work()) with check (office_at_work());
create policy own_select on statement_left_out for select using (own_partner_rows(partner_id));

alter table tds_deduction enable row level security;
alter table tds_deduction force row level security;
create policy office on tds_deduction using (office_at_work()) with check (office_at_work());
create policy own_select on tds_deduction for select using (own_partner_rows(partner_id));

alter table payout_run enable row level security;
alter table payout_run force row level security;
create policy office on payout_run using (office_at_work()) with check (office_at_work());

alter table partner_payout enable row level security;
alter table partner_payout force row level security;
create policy office on partner_payout using (office_at_work()) with check (office_at_work());
create policy own_select on partner_payout for select using (own_partner_rows(partner_id));

alter table statement_paper enable row level security;
alter table statement_paper force row level security;
create policy office on statement_paper using (office_at_work()) with check (office_at_work());
create policy own_select on statement_paper for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on payout_terms, partner_statement, statement_step, statement_line, statement_left_out, tds_deduction, partner_payout,
    statement_paper to marketplace_partner;
end $$;
