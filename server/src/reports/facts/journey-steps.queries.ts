import type { JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** From `from` on, up to and without `to`. */
export interface Span {
  from: Date
  to: Date
}

interface SpanCount {
  /** Index into the spans asked for. */
  span: number
  step: JourneyStep
  count: number
}

/** How many subjects reached each step in each span; `brandId` null counts all brands. */
export const countSteps = (
  db: Database,
  spans: readonly Span[],
  brandId: number | null,
): Promise<SpanCount[]> => {
  const from = spans.map((span) => span.from)
  const to = spans.map((span) => span.to)
  const ofBrand = brandId === null ? sql`` : sql`and j.brand_id = ${brandId}`
  return db.rows(
    prepared(
      brandId === null ? 'count-journey-steps' : 'count-journey-steps-of-brand',
      sql`select (span.at - 1)::integer as span, s.step, counted.count
        from unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality span (since, until, at)
          cross join unnest(enum_range(null::journey_step_name)) s (step)
          cross join lateral (select count(*) as count from journey_step j
            where j.step = s.step and j.at >= span.since and j.at < span.until ${ofBrand}) counted`,
    ),
  )
}

export interface StepRow {
  subject_id: string
  at: Date
  brand_id: number | null
  user_id: string | null
  app_id: string | null
}

export interface StepRowsAsk extends Span {
  step: JourneyStep
  brand_id: number | null
  limit: number
  offset: number
}

const reached = ({ step, from, to, brand_id }: Omit<StepRowsAsk, 'limit' | 'offset'>) =>
  brand_id === null
    ? sql`j.step = ${step} and j.at >= ${from} and j.at < ${to}`
    : sql`j.step = ${step} and j.at >= ${from} and j.at < ${to} and j.brand_id = ${brand_id}`

/** How many reached a step in a span. */
export const countStep = async (
  db: Database,
  ask: Omit<StepRowsAsk, 'limit' | 'offset'>,
): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from journey_step j where ${reached(ask)}`,
  )
  return row?.count ?? 0
}

/** Who reached a step in a span, the newest first; a start names its customer once it was signed in. */
export const listStepRows = (db: Database, ask: StepRowsAsk): Promise<StepRow[]> =>
  db.rows(sql`select j.subject_id, j.at, j.brand_id, coalesce(j.user_id, signed_in.user_id) as user_id, j.app_id
    from journey_step j
      left join journey_step signed_in on signed_in.subject_id = j.subject_id and signed_in.step = 'signed_in'
    where ${reached(ask)}
    order by j.at desc, j.subject_id limit ${ask.limit} offset ${ask.offset}`)

/** The furthest step of each start or application; of a customer, that of all that they ever did. */
export const listFurthestSteps = (
  db: Database,
  by: 'subject_id' | 'user_id',
  ids: readonly string[],
): Promise<{ id: string; step: JourneyStep }[]> =>
  by === 'subject_id'
    ? db.rows(
        sql`select subject_id as id, max(step) as step from journey_step where subject_id = any(${ids}) group by 1`,
      )
    : db.rows(
        sql`select user_id as id, max(step) as step from journey_step where user_id = any(${ids}) group by 1`,
      )
