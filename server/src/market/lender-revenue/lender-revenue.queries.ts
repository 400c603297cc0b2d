import type { LenderRevenueRule, RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { presentRules, type VersionRow } from './present-rules.ts'
import type { DatedVersionRow } from './rules-on-day.ts'
import type { Pricing } from './slab-rule.ts'

export interface RevenueTypeRow {
  id: number
  name: string
  pricing: Pricing
}

export const listRevenueTypeRows = (db: Database): Promise<RevenueTypeRow[]> =>
  db.rows(sql`select revenue_type_id as id, name, pricing from revenue_type order by revenue_type_id`)

/** Every content that the rules of a lender ever had, rules in the order that staff gave them, each from its first. */
export const listVersionRows = (db: Database, lender_id: number): Promise<VersionRow[]> =>
  db.rows(sql`select r.id, r.lender_id, v.version, v.content, (v.valid_from at time zone 'Asia/Kolkata')::date as valid_from,
      (r.deleted_at is not null)::integer as is_deleted, (t.id is not null)::integer as is_taken_back, v.set_by, v.set_at
    from lender_revenue r join lender_revenue_version v on v.id = r.id
      left join lender_revenue_taken_back t on t.id = v.id and t.version = v.version
    where r.lender_id = ${lender_id} order by r.sort_order, r.id, v.version`)

/** The same with the day from which a rule is deleted. */
export const listDatedVersionRows = (db: Database, lender_id: number): Promise<DatedVersionRow[]> =>
  db.rows(sql`select r.id, r.lender_id, v.version, v.content, (v.valid_from at time zone 'Asia/Kolkata')::date as valid_from,
      (r.deleted_at is not null)::integer as is_deleted, (r.deleted_at at time zone 'Asia/Kolkata')::date as deleted_day,
      (t.id is not null)::integer as is_taken_back, v.set_by, v.set_at
    from lender_revenue r join lender_revenue_version v on v.id = r.id
      left join lender_revenue_taken_back t on t.id = v.id and t.version = v.version
    where r.lender_id = ${lender_id} order by r.sort_order, r.id, v.version`)

/** The rules of a lender that were not deleted, as they stand today, in their order. */
export const listRulesOf = async (db: Database, lender_id: number, now: Date): Promise<LenderRevenueRule[]> =>
  presentRules(await listVersionRows(db, lender_id), dayInIndia(now))

/** Whose rule it is; null for one that was deleted or never was. */
export const findLenderOfRule = async (db: Database, id: number): Promise<number | null> =>
  (
    await db.row<{ lender_id: number }>(
      sql`select lender_id from lender_revenue where id = ${id} and deleted_at is null`,
    )
  )?.lender_id ?? null

/** Holds the rules of one lender until the transaction ends: orders, counts and versions are decided one after another. */
export const lockRulesOf = async (tx: Database, lender_id: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_revenue'), ${lender_id})`)
}

/** The row of a rule holds what was saved last, taken back or not; what is in force on a day is found among its versions. */
interface SavedRule {
  id: number
  version: number
}

/** Adds a rule at the end of the lender's. */
export const addRule = async (
  tx: Database,
  lender_id: number,
  rule: RevenueRuleFields,
): Promise<SavedRule> => {
  const row =
    await tx.row<SavedRule>(sql`insert into lender_revenue (lender_id, sort_order, slab_disbursed_min,
      slab_disbursed_max, slab_number_min, slab_number_max, ats_min, ats_max, revenue_type_id, revenue_flat, revenue_percent, status)
    select ${lender_id}, coalesce(max(sort_order), 0) + 1, ${rule.slab_disbursed_min}::numeric, ${rule.slab_disbursed_max}::numeric,
      ${rule.slab_number_min}::integer, ${rule.slab_number_max}::integer, ${rule.ats_min}::numeric, ${rule.ats_max}::numeric,
      ${rule.revenue_type_id}::smallint, ${rule.revenue_flat}::numeric, ${rule.revenue_percent}::numeric, ${rule.status}::smallint
    from lender_revenue where lender_id = ${lender_id} and deleted_at is null
    returning id, version`)
  if (row === null) throw new Error('no revenue rule was stored')
  return row
}

/** Gives a rule another content and its next version. */
export const changeRule = async (tx: Database, id: number, rule: RevenueRuleFields): Promise<SavedRule> => {
  const row = await tx.row<SavedRule>(sql`update lender_revenue set version = version + 1,
      slab_disbursed_min = ${rule.slab_disbursed_min}, slab_disbursed_max = ${rule.slab_disbursed_max},
      slab_number_min = ${rule.slab_number_min}, slab_number_max = ${rule.slab_number_max},
      ats_min = ${rule.ats_min}, ats_max = ${rule.ats_max}, revenue_type_id = ${rule.revenue_type_id},
      revenue_flat = ${rule.revenue_flat}, revenue_percent = ${rule.revenue_percent}, status = ${rule.status}
    where id = ${id} and deleted_at is null returning id, version`)
  if (row === null) throw new Error(`revenue rule ${id} is gone`)
  return row
}

export interface NewVersion extends SavedRule {
  content: RevenueRuleFields
  valid_from: Date
  staff_id: number
  set_by: string
  set_at: Date
}

/** Keeps the content that a version of a rule has, for good. */
export const saveRuleVersion = async (tx: Database, row: NewVersion): Promise<void> => {
  await tx.run(sql`insert into lender_revenue_version (id, version, content, staff_id, valid_from, set_by, set_at)
    values (${row.id}, ${row.version}, ${JSON.stringify(row.content)}, ${row.staff_id}, ${row.valid_from}, ${row.set_by}, ${row.set_at})`)
}

interface TakenBack extends SavedRule {
  staff_id: number
  taken_at: Date
}

/** Notes for good that a version of a rule counts no more. */
export const saveTakenBack = async (tx: Database, row: TakenBack): Promise<void> => {
  await tx.run(sql`insert into lender_revenue_taken_back (id, version, staff_id, taken_at)
    values (${row.id}, ${row.version}, ${row.staff_id}, ${row.taken_at})`)
}

export const setOrder = async (tx: Database, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`update lender_revenue set sort_order = place from unnest(${ids}::integer[]) with ordinality wanted (wanted_id, place)
    where id = wanted_id`)
}

/** Takes a rule out of the list; what was priced by it still finds its versions. */
export const deleteRule = (tx: Database, id: number, at: Date): Promise<number> =>
  tx.run(sql`update lender_revenue set deleted_at = ${at} where id = ${id} and deleted_at is null`)
