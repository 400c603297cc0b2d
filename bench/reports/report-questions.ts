import type { Query } from '@marketplace/contract/platform/call'
import { reports, type getReport, type ReportName } from '@marketplace/contract/reports/reports'
import { listRows } from '../../server/src/reports/answers/list-rows.ts'
import { readJourney } from '../../server/src/reports/answers/read-journey.ts'
import { readReport } from '../../server/src/reports/answers/read-report.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import type { Draws } from '../figures/family.ts'
import { inMilliseconds, quantile } from '../figures.ts'
import type { Line } from '../report.ts'
import type { ReportBenchWorld } from './report-bench-world.ts'

const DAY_MS = 86_400_000
const WARM_UP = 3
const YEARS_3 = 1_095

/** `count` days that end yesterday, as the presets do. */
export const lastDays = (count: number, endsAgo = 1) => {
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  return { from: day(endsAgo + count - 1), to: day(endsAgo) }
}

const presets = [
  ['Yesterday', 1],
  ['Last 7 Days', 7],
  ['Last 30 Days', 30],
] as const
const reportNames = Object.keys(reports) as ReportName[]

const timesOf = async (rounds: number, ask: (round: number) => Promise<unknown>): Promise<number[]> => {
  for (let round = 0; round < WARM_UP; round += 1) await ask(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask(round)
    times.push(performance.now() - began)
  }
  return times
}

/** 95 of 100 against a limit, the worst beside it. */
const lineOf = (
  what: string,
  times: readonly number[],
  most: number,
  peer?: string,
): Line & { ms: number } => {
  const ms = quantile(times, 0.95)
  return {
    what,
    ours: `${inMilliseconds(ms)}, at most ${inMilliseconds(Math.max(...times))}`,
    target: `≤ ${most} ms for 95 of 100`,
    met: ms <= most,
    ms,
    ...(peer !== undefined && { peer }),
  }
}

const report = (
  { services }: ReportBenchWorld,
  name: ReportName,
  query: Query<typeof getReport>,
): Promise<unknown> => readReport(services, name, query, 1)

/** What a plain statement over the facts takes for the same days. */
const scan = async (
  { services }: ReportBenchWorld,
  days: ReturnType<typeof lastDays>,
  kind: 'steps' | 'lenders',
) =>
  quantile(
    await timesOf(5, () =>
      services.db.rows(
        kind === 'steps'
          ? sql`select heard_day, step, count(*) from journey_step where heard_day between ${days.from}::date and ${days.to}::date group by 1, 2`
          : sql`select lender_id, count(*) filter (where applied_day between ${days.from}::date and ${days.to}::date),
              count(*) filter (where approved_day between ${days.from}::date and ${days.to}::date),
              count(*) filter (where disbursed_day between ${days.from}::date and ${days.to}::date) from fact_lender group by 1`,
      ),
    ),
    0.5,
  )

export type TimedLine = Line & { ms?: number }

export const measurePresets = async (world: ReportBenchWorld, rounds: number): Promise<TimedLine[]> => {
  const lines: TimedLine[] = []
  for (const [label, count] of presets) {
    const days = lastDays(count)
    const bare = {
      steps: `a bare scan ${inMilliseconds(await scan(world, days, 'steps'))}`,
      lenders: `a bare scan ${inMilliseconds(await scan(world, days, 'lenders'))}`,
    }
    for (const name of reportNames) {
      const times = await timesOf(rounds, () => report(world, name, days))
      lines.push(
        lineOf(`${label}, ${name}`, times, 20, name === 'internal-report' ? bare.steps : bare.lenders),
      )
    }
    for (const kind of ['reached', 'cohort'] as const) {
      const times = await timesOf(rounds, () => readJourney(world.services, { ...days, kind }))
      lines.push(lineOf(`${label}, journey by ${kind}`, times, 20, bare.steps))
    }
  }
  return lines
}

export const measureRanges = async (
  world: ReportBenchWorld,
  { whole, pick }: Draws,
  rounds: number,
): Promise<TimedLine[]> => {
  const range = () => {
    const [one, other] = [whole(1, YEARS_3), whole(1, YEARS_3)]
    return lastDays(Math.abs(one - other) + 1, Math.min(one, other))
  }
  const asks = Array.from({ length: rounds }, () => ({
    ...range(),
    name: pick(reportNames.filter((name) => name !== 'internal-report')),
  }))
  const random = await timesOf(rounds, async (round) => {
    const ask = asks[round]
    if (ask !== undefined) await report(world, ask.name, { from: ask.from, to: ask.to })
  })
  const byMonth = await timesOf(rounds, async (round) => {
    const ask = asks[round]
    if (ask !== undefined) await report(world, 'internal-report', { from: ask.from, to: ask.to, by: 'month' })
  })
  const journeys = await timesOf(rounds, async (round) => {
    const ask = asks[round]
    if (ask !== undefined) await readJourney(world.services, { from: ask.from, to: ask.to, kind: 'cohort' })
  })
  const customers = await timesOf(Math.ceil(rounds / 4), () =>
    report(world, 'products-report', { ...lastDays(YEARS_3), measures: 'customers' }),
  )
  return [
    lineOf(`${rounds} random ranges of three years, by product or lender`, random, 50),
    lineOf(`${rounds} random ranges of three years, internal-report by month`, byMonth, 50),
    lineOf(`${rounds} random ranges of three years, cohorts of the journey`, journeys, 50),
    lineOf('distinct customers over three years, by product', customers, 50),
  ]
}

export const measureCross = async (
  world: ReportBenchWorld,
  draws: Draws,
  rounds: number,
): Promise<TimedLine> => {
  const found = await world.services.db.rows<{ brand_id: number; partner_id: number; lender_id: number }>(
    sql`select brand_id, partner_id, lender_id from fact_lender where partner_id <> 0 order by lender_application_id desc limit 500`,
  )
  const times = await timesOf(rounds, () => {
    const { brand_id, partner_id, lender_id } = draws.pick(found)
    return report(world, 'products-report', {
      ...lastDays(31),
      brand: [brand_id],
      partner: [partner_id],
      lender: [lender_id],
    })
  })
  return lineOf('brand × partner × lender, which no cut holds, 31 days', times, 150)
}

export const measureRows = async (world: ReportBenchWorld, rounds: number): Promise<TimedLine[]> => {
  const lines: TimedLine[] = []
  for (const measure of ['applied', 'lender_applied', 'lender_approved', 'disbursed_amount'] as const)
    for (const page of [1, 400]) {
      const times = await timesOf(rounds, () =>
        listRows(world.services, { ...lastDays(YEARS_3), measure, page }, 1),
      )
      lines.push(lineOf(`page ${page} of the rows of ${measure}, three years`, times, 50))
    }
  return lines
}
