import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Basis, CellKey, FamilyName } from './families.ts'

interface DatedQuestion extends Days {
  family: FamilyName
  basis: Basis
  /** What is asked of it; whoever asks filters by all of it. */
  where?: Partial<Record<CellKey, readonly number[]>>
}

const columns = sql`level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
  source_id, device, reason, n, paise`

/** The facts of a family that lie on days of one basis, as deltas (migration 164). Of a family without facts of its own: of lenders. */
export const datedFacts = ({ family, basis, from, to, where = {} }: DatedQuestion): Sql => {
  const isTold = basis === 'effective'
  const day = isTold ? sql`effective_day` : sql`heard_day`
  const within = sql`${day} between ${from}::date and ${to}::date`
  if (family === 'journey') return sql`select * from step_delta where ${within}`
  if (family === 'commission')
    return isTold && where.partner !== undefined
      ? sql`select ${columns} from entries_of_partners_between(${from}::date, ${to}::date, ${where.partner}::integer[])`
      : sql`select ${columns} from entry_delta where ${within}`
  const lenders = isTold
    ? sql`select * from lenders_told_between(${from}::date, ${to}::date)`
    : sql`select * from lenders_heard_between(${from}::date, ${to}::date)`
  if (family === 'reason') return lenders
  return sql`${lenders} union all select ${columns} from part_delta where taken_back_day is null and ${within}`
}
