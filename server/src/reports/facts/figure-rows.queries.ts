import type { Database } from '../../platform/db/database.ts'
import { join, sql, type Sql } from '../../platform/db/sql.ts'

/** What rows stand behind a figure: the level and the code of its facts (migration 083), the days, and values of keys. */
export interface FactsAsk {
  kind: 'steps' | 'lenders' | 'parts'
  /** The place of the step, or of the step with a lender; none for parts. */
  code: number
  isHeard: boolean
  from: string
  to: string
  where: Partial<Record<RowKey, readonly number[]>>
  limit: number
}
/** A page of them. */
export interface RowsAsk extends FactsAsk {
  offset: number
}
type RowKey = 'product' | 'brand' | 'source' | 'device' | 'partner' | 'lender' | 'reason'

export interface FigureRowRow {
  /** What tells rows of a day apart. */
  subject_id: string
  user_id: string | null
  app_id: string | null
  lender_application_id: number | null
  tranche: number | null
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

const columnOf: Readonly<Record<RowKey, Sql>> = {
  product: sql`f.product`,
  brand: sql`coalesce(f.brand_id, 0)`,
  source: sql`f.source_id`,
  device: sql`f.device`,
  partner: sql`f.partner_id`,
  lender: sql`f.lender_id`,
  reason: sql`f.reason`,
}

export const filtersOf = (where: FactsAsk['where']): Sql =>
  join(
    Object.entries(where).map(
      ([key, values]) => sql`and ${columnOf[key as RowKey]} = any(${values}::integer[])`,
    ),
    ' ',
  )

const ofSteps = ({ code, isHeard, from, to, where, limit, offset }: RowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select f.subject_id, coalesce(f.user_id, s.user_id) as user_id, f.app_id, null::bigint as lender_application_id,
      null::smallint as tranche, f.heard_day, f.effective_day, coalesce(f.brand_id, 0) as brand_id, f.partner_id, f.product, f.source_id,
      null::integer as lender_id, 0::smallint as reason, f.amount_paise
    from (select * from journey_step f where f.step = (enum_range(null::journey_step_name))[${code}::integer]
        and ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
        order by ${day} desc, f.at desc, f.subject_id desc limit ${limit} offset ${offset}) f
      left join journey_step s on f.user_id is null and s.subject_id = f.subject_id and s.step = 'signed_in'
    order by ${day} desc, f.at desc, f.subject_id desc`
}

/** Columns of fact_lender by the code of a step: when we heard of it and when it happened. */
const lenderDays: readonly (readonly [heard: Sql, told: Sql, paise: Sql])[] = [
  [sql`f.applied_day`, sql`f.applied_day`, sql`f.applied_paise`],
  [sql`f.sent_day`, sql`f.sent_on`, sql`f.applied_paise`],
  [sql`f.login_day`, sql`f.login_on`, sql`f.applied_paise`],
  [sql`f.approved_day`, sql`f.approved_on`, sql`coalesce(f.sanctioned_paise, f.applied_paise)`],
  [sql`f.sanctioned_day`, sql`f.sanctioned_on`, sql`f.sanctioned_paise`],
  [sql`f.disbursed_day`, sql`f.disbursed_on`, sql`f.sanctioned_paise`],
  [sql`f.rejected_day`, sql`f.rejected_on`, sql`f.applied_paise`],
  [sql`f.ended_day`, sql`f.ended_on`, sql`f.applied_paise`],
]

/** @throws Error for a code that no step with a lender has. */
export const lenderDaysOf = (code: number): (typeof lenderDays)[number] => {
  const days = lenderDays[code - 1]
  if (days === undefined) throw new Error(`there is no step ${code} with a lender`)
  return days
}

const ofLenders = ({ code, isHeard, from, to, where, limit, offset }: RowsAsk): Sql => {
  const [heard, told, paise] = lenderDaysOf(code)
  const day = isHeard ? heard : told
  return sql`select f.lender_application_id::text as subject_id, f.user_id, f.app_id, f.lender_application_id, null::smallint as tranche,
      ${heard} as heard_day, ${told} as effective_day, f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, f.reason,
      ${paise} as amount_paise
    from fact_lender f where ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
    order by ${day} desc, f.lender_application_id desc limit ${limit} offset ${offset}`
}

/** A part by one number. */
export const partKey = sql`f.lender_application_id * 32768 + f.tranche`

const ofParts = ({ isHeard, from, to, where, limit, offset }: RowsAsk): Sql => {
  const day = isHeard ? sql`f.heard_day` : sql`f.effective_day`
  return sql`select (${partKey})::text as subject_id, l.user_id, l.app_id, f.lender_application_id, f.tranche,
      f.heard_day, f.effective_day, f.brand_id, f.partner_id, f.product, f.source_id, f.lender_id, 0::smallint as reason,
      f.paise as amount_paise
    from part_delta f join fact_lender l using (lender_application_id)
    where f.taken_back_day is null and ${day} between ${from}::date and ${to}::date ${filtersOf(where)}
    order by ${day} desc, ${partKey} desc limit ${limit} offset ${offset}`
}

/** The rows behind a figure, the latest first. */
export const listFigureRows = (tx: Database, ask: RowsAsk): Promise<FigureRowRow[]> =>
  tx.rows(ask.kind === 'steps' ? ofSteps(ask) : ask.kind === 'lenders' ? ofLenders(ask) : ofParts(ask))

export interface ReplayKeys {
  app_id: string
  product: number
  brand_id: number
  source_id: number
  device: number
  partner_id: number
}

/** What the application is counted by that a lender application belongs to. */
export const findReplayKeys = (tx: Database, lenderApplicationId: number): Promise<ReplayKeys | null> =>
  tx.row(sql`select app_id, product, brand_id, source_id, device, partner_id from fact_lender
    where lender_application_id = ${lenderApplicationId}`)

/** The steps that an application reached, its customer's details and their last sign-in before it, in their order. */
export const listOwnSteps = (
  tx: Database,
  appId: string,
): Promise<{ step: string; at: Date; heard_day: string }[]> =>
  tx.rows(sql`with own as (select * from journey_step where subject_id = ${appId}),
      first as (select min(user_id::text)::uuid as user_id, min(at) as at from own),
      signed as (select f.subject_id from first, journey_step f where f.user_id = first.user_id and f.step = 'signed_in' and f.at <= first.at
        order by f.at desc limit 1)
    select f.step::text as step, f.at, coalesce(f.heard_day, day_in_india(f.at)) as heard_day from journey_step f
    where f.subject_id = ${appId} or f.subject_id in (select subject_id from signed)
      or f.step = 'details_completed' and f.subject_id = (select user_id from first) order by f.step`)
