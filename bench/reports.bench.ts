import { asOffice } from '../server/src/partners/scope/as-partner.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { compareCells } from '../server/src/reports/cells/check-cells.queries.ts'
import { drawsFrom } from './figures/family.ts'
import { growthExponent, inSeconds } from './figures.ts'
import { seededRandom } from './random-market.ts'
import type { Line, Report } from './report.ts'
import { measureExports } from './reports/report-export.ts'
import { openFilledWorld, openReportWorld, type ReportBenchWorld } from './reports/report-bench-world.ts'
import {
  lastDays,
  measureCross,
  measurePresets,
  measureRanges,
  measureRows,
  type TimedLine,
} from './reports/report-questions.ts'
import { measureFolds, measureWrites } from './reports/report-writes.ts'

const MOST_CELLS = 2_000_000

const measureKeeping = async ({ services, filled }: ReportBenchWorld): Promise<TimedLine[]> => {
  const yesterday = lastDays(1)
  const began = performance.now()
  const found = await asOffice(services.db, (tx) => compareCells(tx, yesterday, 'day'))
  const ms = performance.now() - began
  const facts = filled.find(({ what }) => what === 'report_cell')
  const sizes = await services.db.rows<{ name: string; bytes: string }>(
    sql`select name, pg_total_relation_size(name::regclass)::text as bytes
      from unnest('{journey_step,fact_lender,report_cell}'::text[]) name`,
  )
  return [
    {
      what: 'a check of one day',
      ours: `${inSeconds(ms)} for ${found.cells.toLocaleString('en')} cells`,
      target: 'none is wrong',
      met: found.wrong === 0 && found.cells > 0,
      ms,
    },
    ...(filled.length === 0
      ? []
      : [
          { what: 'all cells made anew', ours: inSeconds(facts?.ms ?? 0), ms: facts?.ms ?? 0 },
          {
            what: 'the fill',
            ours: inSeconds(filled.reduce((sum, { ms: own }) => sum + own, 0)),
          },
        ]),
    ...sizes.map(({ name, bytes }) => ({
      what: `${name} with its indexes`,
      ours: `${(Number(bytes) / 1e6).toFixed(0)} MB`,
    })),
  ]
}

const measureCells = async ({ services }: ReportBenchWorld): Promise<Line[]> => {
  const rows = await services.db.rows<{ family: number; cut: number; days: number; months: number }>(
    sql`select family, cut, count(*) filter (where grain = 1) as days, count(*) filter (where grain = 2) as months
      from report_cell group by 1, 2 order by 1, 2`,
  )
  return rows.map(({ family, cut, days, months }) => ({
    what: `cells of family ${family}, cut ${cut}`,
    ours: `${days.toLocaleString('en')} by day, ${months.toLocaleString('en')} by month`,
    target: `≤ ${MOST_CELLS.toLocaleString('en')}`,
    met: days + months <= MOST_CELLS,
  }))
}

/** The reports at one size after the other, or of one database that is filled, each line with the exponent by which it grew from the size before. */
export const measureReports = async (
  report: Report,
  quick: boolean,
  size: number | null,
  filledIn: string | null,
): Promise<void> => {
  const sizes = [100_000, ...(quick ? [] : [1_000_000]), ...(size === null ? [] : [size])]
  const before = new Map<string, readonly [size: number, ms: number]>()
  const measureIn = async (world: ReportBenchWorld): Promise<void> => {
    const { applications } = world
    const rounds = quick ? 20 : 100
    const draws = drawsFrom(seededRandom(applications))
    const at = `${applications.toLocaleString('en')} applications: `
    const grown = ({ ms, ...line }: TimedLine): Line => {
      const last = before.get(line.what)
      if (ms !== undefined) before.set(line.what, [applications, ms])
      return {
        ...line,
        what: `${at}${line.what}`,
        ...(last !== undefined &&
          ms !== undefined && {
            ratio: `growth exponent ${growthExponent(last, [applications, ms]).toFixed(2)}`,
          }),
      }
    }
    const add = (what: string, run: () => Promise<TimedLine | readonly TimedLine[]>) =>
      report.measure(`${at}${what}`, async () => [await run()].flat().map(grown))
    try {
      await add('presets', () => measurePresets(world, rounds))
      await add('ranges', () => measureRanges(world, draws, rounds))
      await add('a cross filter', () => measureCross(world, draws, rounds))
      await add('rows', () => measureRows(world, Math.ceil(rounds / 4)))
      await add('files', () => measureExports(world))
      await add('keeping', () => measureKeeping(world))
      await add('cells', () => measureCells(world))
      await add('folding', () => measureFolds(world, 100_000))
      await add('writes', () => measureWrites(world, quick))
    } finally {
      await world.close()
    }
  }
  if (filledIn !== null) return measureIn(await openFilledWorld(filledIn))
  for (const applications of [...new Set(sizes)].sort((one, other) => one - other))
    await measureIn(await openReportWorld(applications))
}
