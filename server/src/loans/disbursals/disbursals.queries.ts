import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AddedTranche, TakenBackTranche, Tranche } from './plan-tranches.ts'

/** The parts of these loans, those taken back too, by loan and number. Whoever asks has locked the applications. */
export const listTranchesOf = (db: Database, ids: readonly number[]): Promise<Tranche[]> =>
  db.rows(sql`select lender_application_id, tranche, day, amount_paise, event_id, taken_back_day, taken_back_event_id
    from disbursal where lender_application_id = any(${ids}::bigint[]) order by lender_application_id, tranche`)

export const addTranches = (db: Database, added: readonly AddedTranche[]): Promise<number> =>
  db.run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise, event_id)
    select * from unnest(${added.map((one) => one.lender_application_id)}::bigint[], ${added.map((one) => one.tranche)}::smallint[],
      ${added.map((one) => one.lender_id)}::integer[], ${added.map((one) => one.day)}::date[],
      ${added.map((one) => one.amount_paise)}::bigint[], ${added.map((one) => one.event_id)}::bigint[])`)

export const takeTranchesBack = (db: Database, back: readonly TakenBackTranche[]): Promise<number> =>
  db.run(sql`update disbursal d set taken_back_day = b.day, taken_back_cause = b.cause, taken_back_event_id = b.event_id
    from unnest(${back.map((one) => one.lender_application_id)}::bigint[], ${back.map((one) => one.tranche)}::smallint[],
      ${back.map((one) => one.day)}::date[], ${back.map((one) => one.cause)}::text[], ${back.map((one) => one.event_id)}::bigint[])
      b (lender_application_id, tranche, day, cause, event_id)
    where d.lender_application_id = b.lender_application_id and d.tranche = b.tranche`)

/** A part of a loan as money sees it; `partner_id` is whose lead the application is, null for nobody's. */
export interface LoanTranche {
  lender_application_id: number
  tranche: number
  /** YYYY-MM-DD in India. */
  day: string
  amount_paise: number
  taken_back_cause: 'cooled_off' | 'clawed_back' | 'corrected' | 'restated' | null
  partner_id: number | null
}

/** The parts that a lender paid from one day to the other, those taken back too, in a fixed order. Sees partners as the office does. */
export const listTranchesOfLender = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<LoanTranche[]> =>
  tx.rows(sql`select lender_application_id, tranche, day, amount_paise, taken_back_cause, partner_id from loan_tranche
    where lender_id = ${lenderId} and day between ${from}::date and ${to}::date order by lender_application_id, tranche`)

interface DisbursalMonth {
  lender_id: number
  /** The first day of the month, YYYY-MM-DD. */
  month: string
}

/** The lenders and months that anything was disbursed in: of one lender or one partner, else of all. */
export const listDisbursalMonths = (
  tx: Database,
  { lender_id, partner_id }: { lender_id?: number | undefined; partner_id?: number | undefined },
): Promise<DisbursalMonth[]> => {
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const ofPartner = partner_id === undefined ? sql`` : sql`and partner_id = ${partner_id}`
  return tx.rows(sql`select distinct lender_id, date_trunc('month', day::timestamp)::date as month from loan_tranche
    where true ${ofLender} ${ofPartner} order by 1, 2`)
}
