import { array, idOf } from './report-draws.ts'
import { zipfBounds } from './report-world.ts'

const reasons = `(array['LOW_SCORE','POLICY','NO_HISTORY','HIGH_FOIR','INCOME_BELOW_MIN','PIN_NOT_SERVICEABLE','TOO_MANY_ENQUIRIES','DOCS_INCOMPLETE',
  'EMPLOYER_NOT_LISTED','NOT_CONTACTABLE','AGE','OTHER'])`

/** From what is drawn of a month into the tables, in the order of their rows; the rows that we hear of later wait for their month. */
export const written: readonly { table: string; statement: string }[] = [
  {
    table: 'prospect',
    statement: `insert into prospect (prospect_app_id, user_id, brand_id, language, mobile_phone_number, created_at, verified_at, device, source_id, partner_id)
      select prospect_app_id, case when verified_at is not null then user_id end, brand_id, 'en', (6000000000 + of_n)::text, created_at, verified_at,
          device, source_id, partner_id from drawn_start`,
  },
  {
    table: 'customer',
    statement: `insert into customer (user_id, brand_id, language, mobile_phone_number, created_at, updated_at)
      select user_id, brand_id, 'en', (6000000000 + n)::text, verified_at, verified_at from drawn_start where is_new and verified_at is not null`,
  },
  {
    table: 'customer_product',
    statement: `insert into customer_product (user_id, product_type, completed_at)
      select user_id, product_type, completed_at from drawn_start where completed_at is not null`,
  },
  {
    table: 'application',
    statement: `insert into application (app_id, user_id, brand_id, product_type, status, created_at, updated_at, device, source_id, partner_id, start_day)
      select app_id, user_id, brand_id, product_type, 'CLOSED', created_at, created_at, device, source_id, partner_id, start_day from drawn_application`,
  },
  {
    table: 'lender_application',
    statement: `insert into lender_application (lender_application_id, our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months,
        reject_reason, sanctioned_amount, disbursed_amount, disbursal_date, created_at, updated_at, application_number)
      overriding system value
      select id, ${idOf('reference', 'id')}, app_id, lender_id, ${idOf('snapshot', '0')}, ${idOf('consent', '0')},
          case when ended_heard is not null then 'WITHDRAWN' when rejected_heard is not null then 'REJECTED'
            when second_heard is not null or disbursed_heard is not null and second_at is null then 'DISBURSED'
            when disbursed_heard is not null then 'PART_DISBURSED' when sanctioned_heard is not null then 'SANCTIONED'
            when approved_heard is not null then 'APPROVED' when login_heard is not null then 'LOGGED_IN'
            when sent_at is not null then 'SENT' else 'SEND_FAILED' end,
          amount, 24,
          case when rejected_heard is not null and pg_temp.u(id, 60) < 0.9
            then ${reasons}[1 + width_bucket(pg_temp.u(id, 61), ${array(zipfBounds(12, 0.9), 'float8')})] end,
          case when sanctioned_heard is not null then sanctioned end, case when disbursed_heard is not null then sanctioned end,
          case when disbursed_heard is not null then (disbursed_at at time zone 'Asia/Kolkata')::date end,
          applied_at, coalesce(second_heard, disbursed_heard, sanctioned_heard, approved_heard, rejected_heard, ended_heard, login_heard, applied_at),
          'LA-F' || id
        from drawn_loan`,
  },
  {
    table: 'disbursal',
    statement: `insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise, event_id, taken_back_day, taken_back_cause)
      select l.id, p.tranche, l.lender_id, p.day, p.paise, l.id * 10 + 6 + p.tranche,
          case when pg_temp.u(l.id, 62) < 0.02 then p.day + 3 end, case when pg_temp.u(l.id, 62) < 0.02 then 'clawed_back' end
        from drawn_loan l cross join lateral (values
          (1, (l.disbursed_at at time zone 'Asia/Kolkata')::date, l.disbursed_heard,
            (case when l.second_at is null then l.sanctioned else l.sanctioned - round(l.sanctioned * 0.4) end * 100)::bigint),
          (2, (l.second_at at time zone 'Asia/Kolkata')::date, l.second_heard, (round(l.sanctioned * 0.4) * 100)::bigint)) p (tranche, day, heard, paise)
        where p.heard is not null`,
  },
  {
    table: 'lender_application_event',
    statement: `insert into lender_application_event (event_id, lender_application_id, status, source, accepted, at, heard_at, taken_back, corrects_event_id)
      overriding system value
      select event_id, id, status, source, 1, told, nullif(heard, told), taken_back, corrects_event_id
        from (select * from drawn_event union all select * from later_event) e where heard < $1::timestamptz order by heard`,
  },
  {
    table: 'journey_step',
    statement: `insert into journey_step (step, subject_id, at, brand_id, user_id, app_id, heard_day, heard_hour, effective_day, start_day, wait_seconds,
        product, source_id, device, partner_id, amount_paise)
      select step, subject_id, at, brand_id, user_id, app_id, (heard at time zone 'Asia/Kolkata')::date,
          extract(hour from heard at time zone 'Asia/Kolkata')::smallint, (at at time zone 'Asia/Kolkata')::date, start_day, wait_seconds,
          product, source_id, device, partner_id, amount_paise
        from (select * from drawn_step union all select * from later_step) s where heard < $1::timestamptz order by heard`,
  },
]

/** Keeps of both what is heard after the month. */
export const keepLater = (kind: 'event' | 'step', after: string): string => `
  create temp table kept on commit drop as
    select * from (select * from drawn_${kind} union all select * from later_${kind}) e where heard >= '${after}';
  truncate drawn_${kind}, later_${kind};
  insert into later_${kind} select * from kept;
  drop table kept`

/** One list of offers and one consent, which all applications with lenders refer to: those of each would be the larger half of all. */
export const agreed = `
  insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
    select ${idOf('snapshot', '0')}, app_id, '\\x00', '1', 'en', '{"matched": []}' from application order by created_at limit 1;
  insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    select ${idOf('consent', '0')}, a.user_id, 'share', '1', 'en', 'Share my details', l.lender_id, 'A lender', l.created_at
      from lender_application l join application a using (app_id) order by l.lender_application_id limit 1`

/** A line of commission for each part that stands: expected by a posting of its own, with the partner's share; seven of ten stated, six paid, by month. */
export const books = {
  ledger_tx: `insert into ledger_tx (tx_id, kind, source, cause, cause_loan, cause_tranche, lender_id, effective_day, booked_month, idempotency_key,
      request_hash, booked_at) overriding system value
    select tx_id, 'ACCRUAL', 'pricing', 'disbursed', lender_application_id, tranche, lender_id, day, month,
        'fill:' || lender_application_id || ':' || tranche, encode(sha256(('fill:' || lender_application_id || ':' || tranche)::bytea), 'hex'), $1::timestamptz
      from book_line
    union all
    select tx_id, kind, source, cause, null, null, lender_id, month, month, key, encode(sha256(key::bytea), 'hex'), $1::timestamptz
      from book_month cross join lateral (select 'fill:' || cause || ':' || lender_id || ':' || month) k (key)`,
  ledger_entry: `insert into ledger_entry (tx_id, n, account_id, amount_paise, lender_application_id, tranche, figure)
    select b.tx_id, e.n, a.account_id, e.paise, case when e.figure is not null then b.lender_application_id end,
        case when e.figure is not null then b.tranche end, e.figure
      from book_line b cross join lateral (values (1, 'accrued_income', b.lender_id, null, b.paise, 'expected'), (2, 'income', b.lender_id, null, -b.paise, null),
          (3, 'partner_share', null, b.partner_id, b.share, null), (4, 'partner_accrued', null, b.partner_id, -b.share, 'percent_share'))
          e (n, kind, lender_id, partner_id, paise, figure)
        join ledger_account a on a.kind = e.kind and a.lender_id is not distinct from e.lender_id and a.partner_id is not distinct from e.partner_id
      where e.n < 3 or b.partner_id is not null
    union all
    select m.tx_id, 1 + row_number() over (partition by m.tx_id order by b.tx_id), a.account_id, m.sign * b.paise, b.lender_application_id, b.tranche, m.figure
      from book_month m join book_line b using (lender_id, month) join ledger_account a on a.kind = 'receivable' and a.lender_id = m.lender_id
      where b.luck < m.most
    union all
    select m.tx_id, 1, a.account_id, -m.sign * sum(b.paise), null, null, null
      from book_month m join book_line b using (lender_id, month)
        join ledger_account a on a.kind = m.other and a.lender_id is not distinct from case when m.other <> 'bank' then m.lender_id end
      where b.luck < m.most group by m.tx_id, a.account_id, m.sign`,
}

export const bookTables = `
  create temp table book_line on commit drop as
    select row_number() over (order by d.day, d.lender_application_id, d.tranche) + $1::bigint as tx_id, d.lender_application_id, d.tranche, d.lender_id,
        f.partner_id, d.day, date_trunc('month', d.day::timestamp)::date as month,
        1 + (d.amount_paise * (0.015 + 0.02 * pg_temp.u(d.lender_id, 70)))::bigint as paise,
        1 + (d.amount_paise * 0.009)::bigint as share, pg_temp.u(d.lender_application_id, 71) as luck
      from disbursal d join (select lender_application_id, nullif(partner_id, 0) as partner_id from fact_lender) f using (lender_application_id)
      where d.taken_back_day is null`
export const bookMonths = `
  create temp table book_month on commit drop as
    select row_number() over (order by month, lender_id, k.cause) + (select coalesce(max(tx_id), 0) from book_line) + $1::bigint as tx_id, lender_id, month, k.*
      from (select distinct lender_id, month from book_line where luck < 0.6) b
        cross join (values ('STATEMENT', 'reconciliation', 'stated', 'stated', 1, 0.7, 'accrued_income'), ('RECEIPT', 'receipt', 'received', 'received', -1, 0.6, 'bank'))
          k (kind, source, cause, figure, sign, most, other)`
export const bookAccounts = `
  insert into ledger_account (kind, lender_id, partner_id)
    select kind, lender_id, null::integer from (select distinct lender_id from book_line) l cross join unnest('{accrued_income,income,receivable}'::text[]) kind
    union all select kind, null, partner_id from (select distinct partner_id from book_line where partner_id is not null) p
      cross join unnest('{partner_share,partner_accrued}'::text[]) kind
    union all select 'bank', null, null
  on conflict do nothing`
export const accountMonths = `
  insert into account_month (account_id, booked_month, debit_paise, credit_paise)
    select e.account_id, x.booked_month, coalesce(sum(e.amount_paise) filter (where e.amount_paise > 0), 0),
        coalesce(-sum(e.amount_paise) filter (where e.amount_paise < 0), 0)
      from ledger_entry e join ledger_tx x using (tx_id) where x.tx_id > $1::bigint group by 1, 2
  on conflict (account_id, booked_month) do update set debit_paise = account_month.debit_paise + excluded.debit_paise,
    credit_paise = account_month.credit_paise + excluded.credit_paise`

/** So that the next row's number is above all that were given. */
export const moveSequences = `
  select setval(pg_get_serial_sequence('lender_application', 'lender_application_id'), (select coalesce(max(lender_application_id), 1) from lender_application)),
    setval(pg_get_serial_sequence('lender_application_event', 'event_id'), (select coalesce(max(event_id), 1) from lender_application_event)),
    setval(pg_get_serial_sequence('ledger_tx', 'tx_id'), (select coalesce(max(tx_id), 1) from ledger_tx))`
