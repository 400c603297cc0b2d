import type { Database } from '../../platform/db/database.ts'
import { numbers, sql, type Sql } from '../../platform/db/sql.ts'
import type { AddedTranche, TakenBackTranche, Tranche } from './plan-tranches.ts'
import type { ChainedPart } from './replaced-parts.ts'

/** The parts of these loans, those taken back too, by loan and number. Whoever asks has locked the applications. */
export const listTranchesOf = (db: Database, ids: readonly number[]): Promise<Tranche[]> =>
  db.rows(sql`select lender_application_id, tranche, day, amount_paise, event_id, taken_back_day, taken_back_event_id
    from disbursal where lender_application_id = any(${numbers(ids)}::bigint[]) order by lender_application_id, tranche`)

export const addTranches = (db: Database, added: readonly AddedTranche[]): Promise<number> =>
  db.run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise, event_id)
    select * from unnest(${numbers(added.map((one) => one.lender_application_id))}::bigint[], ${numbers(added.map((one) => one.tranche))}::smallint[],
      ${numbers(added.map((one) => one.lender_id))}::integer[], ${added.map((one) => one.day)}::date[],
      ${numbers(added.map((one) => one.amount_paise))}::bigint[], ${numbers(added.map(({ event_id }) => event_id))}::bigint[])`)

export const takeTranchesBack = (db: Database, back: readonly TakenBackTranche[]): Promise<number> =>
  db.run(sql`update disbursal d set taken_back_day = b.day, taken_back_cause = b.cause, taken_back_event_id = b.event_id
    from unnest(${numbers(back.map((one) => one.lender_application_id))}::bigint[], ${numbers(back.map((one) => one.tranche))}::smallint[],
      ${back.map((one) => one.day)}::date[], ${back.map((one) => one.cause)}::text[], ${numbers(back.map((one) => one.event_id))}::bigint[])
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

/** A part that was taken back; `heard_at` is when we heard of it, null of one from before steps were kept. */
export interface TakenBackPart {
  lender_application_id: number
  tranche: number
  heard_at: Date | null
}

/** The parts that a lender paid from one day to the other and that were taken back, by loan and number. */
export const listTakenBackParts = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<TakenBackPart[]> =>
  tx.rows(sql`select lender_application_id, tranche, heard_at from loan_tranche
    where lender_id = ${lenderId} and day between ${from}::date and ${to}::date and taken_back_day is not null
    order by lender_application_id, tranche`)

interface DisbursalMonth {
  lender_id: number
  /** The first day of the month, YYYY-MM-DD. */
  month: string
  /** When we last heard that a part came into it or was taken out of it; null of parts from before their steps were kept. */
  news_at: Date | null
}

/** The lenders and months that anything was disbursed in: of one lender or one partner, else of all. */
export const listDisbursalMonths = (
  tx: Database,
  { lender_id, partner_id }: { lender_id?: number | undefined; partner_id?: number | undefined },
): Promise<DisbursalMonth[]> => {
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const ofPartner = partner_id === undefined ? sql`` : sql`and partner_id = ${partner_id}`
  return tx.rows(sql`select lender_id, date_trunc('month', day::timestamp)::date as month, max(heard_at) as news_at
    from loan_tranche where true ${ofLender} ${ofPartner} group by 1, 2 order by 1, 2`)
}

/** Which parts: of one lender, of one partner's leads, of the days from one to the other, those taken back alone; undefined for all. */
export interface TrancheFilter {
  lender_id?: number | undefined
  partner_id?: number | undefined
  days?: { from: string; to: string } | undefined
  is_taken_back?: true | undefined
}

/** The applications are joined only where whose lead a loan is matters: without them a page is read from the index alone. */
const partsOf = ({ lender_id, partner_id, days, is_taken_back }: TrancheFilter): Sql => {
  const parts =
    partner_id === undefined ? sql`disbursal where true` : sql`loan_tranche where partner_id = ${partner_id}`
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const inDays = days === undefined ? sql`` : sql`and day between ${days.from}::date and ${days.to}::date`
  const back = is_taken_back === undefined ? sql`` : sql`and taken_back_day is not null`
  return sql`${parts} ${ofLender} ${inDays} ${back}`
}

/** A page of parts, the latest disbursal first. Asked as the office. */
export const listTrancheKeys = (
  tx: Database,
  filter: TrancheFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lender_application_id: number; tranche: number }[]> =>
  tx.rows(sql`select lender_application_id, tranche from ${partsOf(filter)}
    order by day desc, lender_application_id desc, tranche desc limit ${limit} offset ${offset}`)

/** How many there are, counted to `most`; null counts all. */
export const countTranches = async (
  tx: Database,
  filter: TrancheFilter,
  most: number | null,
): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from (select from ${partsOf(filter)} limit ${most}) as counted`,
  )
  return row?.count ?? 0
}

/** Every part of the loans of a lender of which one was taken back and a later one came, by loan and number. */
export const listChainedParts = (tx: Database, lenderId: number): Promise<ChainedPart[]> =>
  tx.rows(sql`select lender_application_id, tranche, day, amount_paise, event_id, taken_back_day, taken_back_event_id, taken_back_cause
    from disbursal where lender_application_id in (
      select b.lender_application_id from disbursal b
      where b.lender_id = ${lenderId} and b.taken_back_day is not null and exists (
        select from disbursal n where n.lender_application_id = b.lender_application_id and n.tranche > b.tranche))
    order by lender_application_id, tranche`)
