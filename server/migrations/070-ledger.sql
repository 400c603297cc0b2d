-- The commission ledger (decision 087): double entry in whole paise, append-only. A debit is positive, a credit negative.
create table ledger_account (
  account_id integer generated always as identity primary key,
  kind       text not null,
  lender_id  integer references lender,
  partner_id integer references partner,
  unique nulls not distinct (kind, lender_id, partner_id),
  -- Whose account it is follows from its kind.
  check (case
    when kind in ('accrued_income', 'income', 'receivable', 'tds_receivable', 'write_off') then lender_id is not null and partner_id is null
    when kind in ('partner_share', 'referral_share', 'partner_accrued', 'partner_payable') then partner_id is not null and lender_id is null
    when kind in ('bank', 'gst_output', 'gst_input', 'tds_payable') then lender_id is null and partner_id is null
    else false
  end)
);
create trigger ledger_account_immutable before update or delete on ledger_account
  for each row execute function refuse_change();

-- How far the books of a lender are for a month, by its first day.
create table lender_month (
  lender_id integer not null references lender,
  month     date not null check (extract(day from month) = 1),
  state     text not null default 'OPEN' check (state in ('OPEN', 'STATED', 'RECONCILED', 'CLOSED')),
  priced_at timestamptz,
  closed_by integer references staff,
  closed_at timestamptz,
  primary key (lender_id, month),
  check ((state = 'CLOSED') = (closed_at is not null))
);
create index lender_month_state on lender_month (state, month);

create table ledger_tx (
  tx_id           bigint generated always as identity primary key,
  kind            text not null check (kind in ('ACCRUAL', 'ADJUSTMENT', 'CLAWBACK', 'STATEMENT', 'INVOICE', 'RECEIPT', 'PAYOUT', 'REVERSAL', 'WRITE_OFF')),
  -- Who posts: pricing compares with its own postings alone.
  source          text not null check (source in ('pricing', 'reconciliation', 'statement', 'receipt', 'payout')),
  -- Why, as a code, and the part of a loan that caused it, where it was one.
  cause           text not null check (cause ~ '^[a-z_]{3,40}$'),
  cause_loan      bigint,
  cause_tranche   smallint,
  lender_id       integer references lender,
  effective_day   date not null,
  -- The first day of the month whose books it stands in: a month that is closed takes nothing more.
  booked_month    date not null check (extract(day from booked_month) = 1),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200),
  request_hash    text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  reverses_tx_id  bigint references ledger_tx,
  rule_id         integer,
  rule_version    integer,
  terms_id        integer references partner_terms,
  upload_id       uuid,
  upload_line     integer,
  staff_id        integer references staff,
  booked_at       timestamptz not null,
  foreign key (rule_id, rule_version) references lender_revenue_version,
  check ((rule_id is null) = (rule_version is null)),
  check ((cause_loan is null) = (cause_tranche is null)),
  check (upload_line is null or upload_id is not null),
  check (booked_month >= date_trunc('month', effective_day::timestamp)::date)
);
create index ledger_tx_of_lender on ledger_tx (lender_id, effective_day) where lender_id is not null;
create index ledger_tx_reverses on ledger_tx (reverses_tx_id) where reverses_tx_id is not null;
create index ledger_tx_upload on ledger_tx (upload_id, upload_line) where upload_id is not null;
create trigger ledger_tx_immutable before update or delete on ledger_tx
  for each row execute function refuse_change();

-- What an entry refers to is never deleted, and is looked up once a statement and not once a row: a month brings 100,000s of them.
create table ledger_entry (
  tx_id                 bigint not null,
  n                     integer not null check (n > 0),
  account_id            integer not null,
  amount_paise          bigint not null check (amount_paise <> 0),
  -- The part of a loan that it is about, and which figure of its commission line it moves; null for the other side.
  lender_application_id bigint,
  tranche               smallint,
  figure                text check (figure in ('expected', 'stated', 'received', 'percent_share', 'flat_share')),
  primary key (tx_id, n),
  check ((lender_application_id is null) = (tranche is null)),
  check (figure is null or tranche is not null)
);
create index ledger_entry_of_line on ledger_entry (lender_application_id, tranche) where lender_application_id is not null;
create index ledger_entry_of_account on ledger_entry (account_id, tx_id);
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function refuse_change();

-- Every statement that writes entries leaves the transactions that it wrote to in balance: entries of one come in one statement.
create function check_ledger_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select e.tx_id into wrong from ledger_entry e where e.tx_id in (select tx_id from written)
    group by e.tx_id having sum(e.amount_paise) <> 0 or count(*) < 2 limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % does not balance', wrong using errcode = 'check_violation';
  end if;
  select w.tx_id into wrong from written w
    where not exists (select from ledger_tx x where x.tx_id = w.tx_id)
      or not exists (select from ledger_account a where a.account_id = w.account_id)
      or (w.tranche is not null
        and not exists (select from disbursal d where d.lender_application_id = w.lender_application_id and d.tranche = w.tranche)) limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % names what is not there', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entry
  referencing new table as written for each statement execute function check_ledger_entries();

-- And a transaction has its entries by the end.
create function check_ledger_tx() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 or sum(amount_paise) <> 0 from ledger_entry where tx_id = new.tx_id) then
    raise exception 'ledger transaction % has no entries that balance', new.tx_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_tx_balances after insert on ledger_tx
  deferrable initially deferred for each row execute function check_ledger_tx();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from lender_month m where m.lender_id = new.lender_id and m.month = new.booked_month and m.state = 'CLOSED') then
    raise exception 'the month % of lender % is closed', new.booked_month, new.lender_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_tx_open_month before insert on ledger_tx
  for each row when (new.lender_id is not null) execute function refuse_closed_month();

-- What each account took in a month of the books, kept by the transaction that posts: the sum of its entries, never a balance by entry.
create table account_month (
  account_id   integer not null references ledger_account,
  booked_month date not null,
  debit_paise  bigint not null check (debit_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  primary key (account_id, booked_month)
);

-- The line that people look at: one part of a loan, what we expect for it, what the lender stated and paid, and the partner's share.
create view commission_line as
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
         end as state
    from loan_tranche t
    left join lateral (
      select sum(e.amount_paise) filter (where e.figure = 'expected')::bigint as expected,
             sum(e.amount_paise) filter (where e.figure = 'stated')::bigint as stated,
             -sum(e.amount_paise) filter (where e.figure = 'received')::bigint as received,
             -sum(e.amount_paise) filter (where e.figure = 'percent_share')::bigint as percent_share,
             -sum(e.amount_paise) filter (where e.figure = 'flat_share')::bigint as flat_share,
             max((x.booked_month > x.effective_day)::integer)::smallint as is_late
        from ledger_entry e join ledger_tx x using (tx_id)
       where e.lender_application_id = t.lender_application_id and e.tranche = t.tranche
    ) s on true;

-- A partner sees its own accounts and what was booked to them; row level security as in migration 007. Whether the office is at work
-- is asked first: it reads hundreds of thousands of rows, and needs no look at each. The name is the one that a backup looks for.
alter table ledger_account enable row level security;
alter table ledger_account force row level security;
create policy office on ledger_account using (office_at_work() or own_partner_rows(partner_id)) with check (office_at_work());

alter table account_month enable row level security;
alter table account_month force row level security;
create policy office on account_month using (office_at_work()
  or account_id in (select a.account_id from ledger_account a where own_partner_rows(a.partner_id))) with check (office_at_work());

alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy office on ledger_entry using (office_at_work()
  or account_id in (select a.account_id from ledger_account a where own_partner_rows(a.partner_id))) with check (office_at_work());

alter table ledger_tx enable row level security;
alter table ledger_tx force row level security;
create policy office on ledger_tx using (office_at_work()
  or exists (select from ledger_entry e where e.tx_id = ledger_tx.tx_id
    and e.account_id in (select a.account_id from ledger_account a where own_partner_rows(a.partner_id)))) with check (office_at_work());

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on ledger_account, ledger_entry, account_month to marketplace_partner;
  grant select (tx_id, kind, cause, effective_day, booked_month, terms_id) on ledger_tx to marketplace_partner;
end $$;
