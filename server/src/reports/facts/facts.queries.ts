import type { Database } from '../../platform/db/database.ts'
import { identifier, sql } from '../../platform/db/sql.ts'
import { fixedSources } from '../../reference/traffic-sources/source-of.ts'

/** What is filled in, in this order: each reads what the one before it has filled (migration 085). */
export const fills = ['fill_starts', 'fill_applications', 'fill_steps', 'fill_lenders'] as const

/** Fills in up to `most` rows of before, as the office. @returns how many; 0 where none is left. */
export const fillSome = async (tx: Database, fill: (typeof fills)[number], most: number): Promise<number> =>
  (await tx.row<{ done: number }>(sql`select ${identifier(fill)}(${most}::integer) as done`))?.done ?? 0

/** Takes source and device out of what a deleted customer is counted by: that they were there is counted on. */
export const eraseFactsOf = async (tx: Database, userId: string): Promise<void> => {
  await tx.run(sql`update journey_step f set source_id = ${fixedSources.erased}, device = 0
    from (select distinct subject_id from journey_step where user_id = ${userId}) own
    where f.subject_id = own.subject_id and f.heard_day is not null and (f.source_id, f.device) <> (${fixedSources.erased}::smallint, 0)`)
  await tx.run(sql`update fact_lender set source_id = ${fixedSources.erased}, device = 0
    where user_id = ${userId} and (source_id, device) <> (${fixedSources.erased}::smallint, 0)`)
}

/** The first and the last day on which a step was heard, by the index of steps and days; null where there is none. */
export const findFactDays = (tx: Database): Promise<{ from: string; to: string } | null> =>
  tx.row(sql`select min(first.heard_day)::text as from, max(last.heard_day)::text as to
    from unnest(enum_range(null::journey_step_name)) s (step)
      cross join lateral (select heard_day from journey_step j where j.step = s.step and heard_day is not null
        order by heard_day limit 1) first
      cross join lateral (select heard_day from journey_step j where j.step = s.step and heard_day is not null
        order by heard_day desc limit 1) last
    having count(*) > 0`)
