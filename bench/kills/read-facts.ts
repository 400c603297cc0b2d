import { isDeepStrictEqual } from 'node:util'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { sql, type Sql } from '../../server/src/platform/db/sql.ts'
import type { KillWorld } from './kill-world.ts'

type Facts = Record<string, readonly object[]>

/**
 * Everything that a round leaves behind in the database, without ids and times: loans by their place, files by their names. A file that was
 * cancelled is one whose answer never came; that nothing of it stays is asked by `effects` and by the events.
 */
export const readFacts = (db: Database, { lender_id, partner_id, loans, staff }: KillWorld): Promise<Facts> =>
  asOffice(db, async (tx) => {
    const ids = loans.map(({ id }) => id)
    const places = sql`(select id, place from unnest(${ids}::bigint[]) with ordinality as p (id, place))`
    const uploads = sql`(select * from upload where lender_id = ${lender_id} and state not in ('CANCELLED', 'FAILED'))`
    const queries: Record<string, Sql> = {
      loans: sql`select p.place, a.status, a.reject_reason, a.sanctioned_amount, a.disbursed_amount, a.disbursal_date
        from lender_application a join ${places} p on p.id = a.lender_application_id order by 1`,
      events: sql`select p.place, e.status, e.source, e.accepted, e.taken_back,
          regexp_replace(e.their_event_id, '^taken back [0-9]+', 'taken back') as key, e.corrects_event_id is not null as corrects
        from lender_application_event e join ${places} p on p.id = e.lender_application_id order by 1, e.event_id`,
      disbursals: sql`select p.place, d.tranche, d.day, d.amount_paise, d.taken_back_cause
        from disbursal d join ${places} p on p.id = d.lender_application_id order by 1, 2`,
      files: sql`select u.file_name, u.kind, u.state, u.rows_total, u.rows_updated, u.rows_failed, u.error
        from ${uploads} u order by 1, 2, 3`,
      rows: sql`select u.file_name, r.row_key, r.outcome, r.reason, p.place, r.facts - 'our_reference' as facts
        from ${uploads} u join upload_row r using (upload_id) left join ${places} p on p.id = r.target_id order by 1, 2`,
      effects: sql`select u.file_name, f.row_key, p.place from upload u join upload_effect f using (upload_id)
        left join ${places} p on p.id = f.target_id where u.lender_id = ${lender_id} order by 1, 2`,
      stated: sql`select s.line, s.amount_paise, p.place, s.invoice_no, s.duplicate_of is not null as is_duplicate, s.undone_at is not null as undone
        from stated_line s left join ${places} p on p.id = s.lender_application_id where s.lender_id = ${lender_id} order by 1, 3`,
      matches: sql`select p.place, m.tranche, m.amount_paise, m.matched_by, m.booked_month
        from stated_match m join ${places} p on p.id = m.lender_application_id order by 1, 2, 3`,
      receipts: sql`select bank_paise, tds_paise, gst_paise, pays from receipt where lender_id = ${lender_id} order by 1`,
      shares: sql`select p.place, s.tranche, s.amount_paise from receipt_share s join ${places} p on p.id = s.lender_application_id
        order by 1, 2, 3`,
      lines: sql`select p.place, l.tranche, l.expected_paise, l.percent_share_paise, l.flat_share_paise, l.referral_share_paise, l.state
        from commission_line l join ${places} p on p.id = l.lender_application_id order by 1, 2`,
      accounts: sql`select a.kind, x.booked_month, sum(e.amount_paise)::bigint as paise
        from ledger_account a join ledger_entry e using (account_id) join ledger_tx x using (tx_id)
        where a.lender_id = ${lender_id} or a.partner_id = ${partner_id} group by 1, 2 order by 1, 2`,
      months: sql`select a.kind, m.booked_month, m.debit_paise - m.credit_paise as paise
        from ledger_account a join account_month m using (account_id)
        where a.lender_id = ${lender_id} or a.partner_id = ${partner_id} order by 1, 2`,
      statements: sql`select month, state, commission_paise, tds_paise, tds_of, object_until, invoice_number
        from partner_statement where partner_id = ${partner_id} order by 1`,
      steps: sql`select t.n, t.state, t.note from statement_step t where t.partner_id = ${partner_id} order by 1`,
      statement_lines: sql`select p.place, s.tranche, s.kind, s.day, s.disbursed_paise, s.received_paise, s.booked_paise, s.had_before_paise,
          s.amount_paise, s.tds_base_paise
        from statement_line s join ${places} p on p.id = s.lender_application_id order by 1, 2`,
      left_out: sql`select p.place, o.tranche, o.amount_paise, o.reason
        from statement_left_out o join ${places} p on p.id = o.lender_application_id order by 1, 2`,
      tds: sql`select tax_year, day, base_paise, taxed_paise, tds_paise, percent from tds_deduction where partner_id = ${partner_id} order by 2, 3`,
      payouts: sql`select part, amount_paise, state from partner_payout where partner_id = ${partner_id} order by 1`,
      papers: sql`select "of", format from statement_paper where partner_id = ${partner_id} order by 1, 2`,
      audit: sql`select action, count(*) as times from audit_entry where actor_kind = 'staff' and actor_id = ${String(staff.staff_id)}
        and action not in ('lender_file.upload', 'lender_file.cancel') group by 1 order by 1`,
    }
    const facts: Facts = {}
    for (const [name, query] of Object.entries(queries)) facts[name] = await tx.rows<object>(query)
    return facts
  })

/** What must hold of all books together. @returns in words what does not. */
export const findFaultyBooks = (db: Database): Promise<string[]> =>
  asOffice(db, async (tx) => {
    const sums = await tx.row<{ entries: number; months: number; odd: number }>(sql`select
      coalesce((select sum(amount_paise) from ledger_entry), 0)::bigint as entries,
      coalesce((select sum(debit_paise - credit_paise) from account_month), 0)::bigint as months,
      (select count(*) from (select a.account_id from ledger_account a
        where coalesce((select sum(amount_paise) from ledger_entry e where e.account_id = a.account_id), 0) <>
          coalesce((select sum(debit_paise - credit_paise) from account_month m where m.account_id = a.account_id), 0)) o) as odd`)
    return sums?.entries === 0 && sums.months === 0 && sums.odd === 0
      ? []
      : [`the accounts do not make 0: ${JSON.stringify(sums)}`]
  })

/** What differs, in words, by the first row that does. */
export const differencesOf = (facts: Facts, expected: Facts): string[] =>
  Object.keys({ ...facts, ...expected }).flatMap((name) => {
    const [rows, others] = [facts[name] ?? [], expected[name] ?? []]
    if (isDeepStrictEqual(rows, others)) return []
    const at = rows.findIndex((row, place) => !isDeepStrictEqual(row, others[place]))
    const place = at === -1 ? rows.length : at
    return [
      `${name}: row ${place} of ${rows.length} is ${JSON.stringify(rows[place])}, and ${JSON.stringify(others[place])} of ${others.length} where nobody killed`,
    ]
  })
