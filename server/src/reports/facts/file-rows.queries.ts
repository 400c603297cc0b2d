import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filtersOf, lenderDaysOf, partKey, type FactsAsk } from './figure-rows.queries.ts'

/** Rows behind a figure for a file, part after part. */
export interface FileRowsAsk extends FactsAsk {
  /** The last row of the part before. */
  after?: { day: string; key: string } | undefined
}

/** What a line of a file says: whose row it is is no part of it, and finding that out takes longer than the rest. */
export interface FileRowRow {
  /** What tells rows of a day apart. */
  key: string
  lender_application_id: number | null
  heard_day: string
  effective_day: string
  brand_id: number
  partner_id: number
  product: number
  source_id: number
  lender_id: number | null
  reason: number
  amount_paise: number | null
}

/** Rows after the last of the part before, both in falling order. */
const beyond = (after: FileRowsAsk['after'], day: Sql, key: Sql, type: Sql): Sql =>
  after === undefined ? sql`` : sql`and (${day}, ${key}) < (${after.day}::date, ${after.key}::${type})`

const ofSteps = ({ code, isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select f.subject_id as key, null::bigint as lender_application_id, f.heard_day, f.effective_day,
      coalesce(f.brand_id, 0) as brand_id, f.partner_id, f.product, f.source_id, null::integer as lender_id, 0::smallint as reason, f.amount_paise
    from journey_step f where f.step = (enum_range(null::journey_step_name))[${code}::integer]
      and ${day} between ${from}::date and ${to}::date ${filtersOf(where)} ${beyond(after, day, sql`f.subject_id`, sql`uuid`)}
    order by ${day} desc, f.subject_id desc limit ${limit}`
}

const ofLenders = ({ code, isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const [heard, told, paise] = lenderDaysOf(code)
  const day = isHeard ? heard : told
  return sql`select f.lender_application_id::text as key, f.lender_application_id, ${heard} as heard_day, ${told} as effective_day,
      f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, f.reason, ${paise} as amount_paise
    from fact_lender f where ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
      ${beyond(after, day, sql`f.lender_application_id`, sql`bigint`)}
    order by ${day} desc, f.lender_application_id desc limit ${limit}`
}

const ofParts = ({ isHeard, from, to, where, limit, after }: FileRowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select (${partKey})::text as key, f.lender_application_id, f.heard_day, f.effective_day,
      f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, 0::smallint as reason, f.paise as amount_paise
    from part_delta f
    where f.taken_back_day is null and ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
      ${beyond(after, day, partKey, sql`bigint`)}
    order by ${day} desc, ${partKey} desc limit ${limit}`
}

/** The rows behind a figure for a file: the latest day first, within it by their keys. */
export const listFileRows = (tx: Database, ask: FileRowsAsk): Promise<FileRowRow[]> =>
  tx.rows(ask.kind === 'steps' ? ofSteps(ask) : ask.kind === 'lenders' ? ofLenders(ask) : ofParts(ask))
