import type { LenderRevenueRule, RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Pricing } from './slab-rule.ts'

export interface RevenueTypeRow {
  id: number
  name: string
  pricing: Pricing
}

export const listRevenueTypeRows = (db: Database): Promise<RevenueTypeRow[]> =>
  db.rows(sql`select revenue_type_id as id, name, pricing from revenue_type order by revenue_type_id`)

const columns = sql`id, lender_id, version, slab_disbursed_min, slab_disbursed_max, slab_number_min, slab_number_max, ats_min,
  ats_max, revenue_type_id, revenue_flat, revenue_percent, status`

/** The rules of a lender in the order that staff gave them. */
export const listRulesOf = (db: Database, lender_id: number): Promise<LenderRevenueRule[]> =>
  db.rows(sql`select ${columns} from lender_revenue where lender_id = ${lender_id} and deleted_at is null
    order by sort_order, id`)

export const findRule = (db: Database, id: number): Promise<LenderRevenueRule | null> =>
  db.row(sql`select ${columns} from lender_revenue where id = ${id} and deleted_at is null`)

/** Holds the rules of one lender until the transaction ends: orders, counts and versions are decided one after another. */
export const lockRulesOf = async (tx: Database, lender_id: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_revenue'), ${lender_id})`)
}

/** Adds a rule at the end of the lender's. */
export const addRule = async (
  tx: Database,
  lender_id: number,
  rule: RevenueRuleFields,
): Promise<LenderRevenueRule> => {
  const row =
    await tx.row<LenderRevenueRule>(sql`insert into lender_revenue (lender_id, sort_order, slab_disbursed_min,
      slab_disbursed_max, slab_number_min, slab_number_max, ats_min, ats_max, revenue_type_id, revenue_flat, revenue_percent, status)
    select ${lender_id}, coalesce(max(sort_order), 0) + 1, ${rule.slab_disbursed_min}::numeric, ${rule.slab_disbursed_max}::numeric,
      ${rule.slab_number_min}::integer, ${rule.slab_number_max}::integer, ${rule.ats_min}::numeric, ${rule.ats_max}::numeric,
      ${rule.revenue_type_id}::smallint, ${rule.revenue_flat}::numeric, ${rule.revenue_percent}::numeric, ${rule.status}::smallint
    from lender_revenue where lender_id = ${lender_id} and deleted_at is null
    returning ${columns}`)
  if (row === null) throw new Error('no revenue rule was stored')
  return row
}

/** Gives a rule another content and its next version. */
export const changeRule = async (
  tx: Database,
  id: number,
  rule: RevenueRuleFields,
): Promise<LenderRevenueRule> => {
  const row = await tx.row<LenderRevenueRule>(sql`update lender_revenue set version = version + 1,
      slab_disbursed_min = ${rule.slab_disbursed_min}, slab_disbursed_max = ${rule.slab_disbursed_max},
      slab_number_min = ${rule.slab_number_min}, slab_number_max = ${rule.slab_number_max},
      ats_min = ${rule.ats_min}, ats_max = ${rule.ats_max}, revenue_type_id = ${rule.revenue_type_id},
      revenue_flat = ${rule.revenue_flat}, revenue_percent = ${rule.revenue_percent}, status = ${rule.status}
    where id = ${id} and deleted_at is null returning ${columns}`)
  if (row === null) throw new Error(`revenue rule ${id} is gone`)
  return row
}

/** Keeps the content that a version of a rule has, for good. `staff_id` is null where nobody of the staff wrote it. */
export const saveRuleVersion = async (
  tx: Database,
  { id, version, lender_id: _lender, ...content }: LenderRevenueRule,
  staff_id: number | null,
  valid_from: Date,
): Promise<void> => {
  await tx.run(sql`insert into lender_revenue_version (id, version, content, staff_id, valid_from)
    values (${id}, ${version}, ${JSON.stringify(content)}, ${staff_id}, ${valid_from})`)
}

export const setOrder = async (tx: Database, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`update lender_revenue set sort_order = place from unnest(${ids}::integer[]) with ordinality wanted (wanted_id, place)
    where id = wanted_id`)
}

/** Takes a rule out of the list; what was priced by it still finds its versions. */
export const deleteRule = (tx: Database, id: number, at: Date): Promise<number> =>
  tx.run(sql`update lender_revenue set deleted_at = ${at} where id = ${id} and deleted_at is null`)
