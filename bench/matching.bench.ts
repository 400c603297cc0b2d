import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { Client } from 'pg'
import { apr } from '../server/src/market/pricing/apr.ts'
import { buildOffers } from '../server/src/market/matching/build-offers.ts'
import { compileLenders } from '../server/src/market/matching/compile-lenders.ts'
import { emptyMatches, matchLenders } from '../server/src/market/matching/match-lenders.ts'
import { asRatio, growthExponent, inMicroseconds, inSeconds, median } from './figures.ts'
import { differencesFromNaive, differencesFromSql } from './matching-agreement.ts'
import { buildWorld, casesOf, PRODUCTS, TODAY, type World } from './matching-cases.ts'
import { naiveMatch } from './naive-match.ts'
import { makeDataFolder, openPostgres } from './product.ts'
import type { Line, Report } from './report.ts'
import { loadTables, matchOne } from './sql-match.ts'

const LENDERS = [10, 100, 1_000, 10_000] as const
const TARGET_MICROSECONDS = new Map<number, number>([
  [100, 5],
  [1_000, 20],
])

/** CPU time of this process, in microseconds: other work on the machine does not count. */
const cpuMicroseconds = (run: () => void): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The median of several rounds after one that warms up, in microseconds a call. */
const microseconds = (calls: number, run: (turn: number) => void): number => {
  const rounds = Array.from({ length: 8 }, (_, round) =>
    cpuMicroseconds(() => {
      for (let turn = 0; turn < calls; turn += 1) run(round * calls + turn)
    }),
  )
  return median(rounds.slice(1)) / calls
}

/** Wall-clock time of the same question asked of PostgreSQL, the way there and back included. */
const sqlMicroseconds = async (client: Client, { lenders, applicants, market }: World): Promise<number> => {
  await loadTables(client, lenders, applicants.slice(0, 100), market)
  const calls = 200
  for (let turn = 0; turn < 20; turn += 1) await matchOne(client, turn, market, TODAY)
  const start = process.hrtime.bigint()
  for (let turn = 0; turn < calls; turn += 1) await matchOne(client, turn % 100, market, TODAY)
  return Number(process.hrtime.bigint() - start) / 1000 / calls
}

const applicantOf = ({ applicants }: World, turn: number) => {
  const applicant = applicants[turn % applicants.length]
  if (applicant === undefined) throw new Error('there are no applicants')
  return applicant
}

/** Ours, a plain predicate loop and SQL predicates in the same run, at growing numbers of lenders. */
const measureMatches = async (
  report: Report,
  world: World,
  client: Client,
  effort: number,
): Promise<void> => {
  const points: [count: number, cost: number][] = []
  for (const count of LENDERS) {
    await report.measure(`match, ${count} lenders`, async () => {
      const lenders = world.lenders.slice(0, count)
      const index = compileLenders(lenders, world.market)
      const into = emptyMatches(count)
      const calls = Math.max(20, (effort * 1_000_000) / count)
      const ours = microseconds(calls, (turn) => matchLenders(index, applicantOf(world, turn), TODAY, into))
      const naive = microseconds(Math.max(3, calls / 50), (turn) => {
        const applicant = applicantOf(world, turn)
        for (const lender of lenders) naiveMatch(lender, applicant, world.market, TODAY)
      })
      points.push([count, ours])
      const target = TARGET_MICROSECONDS.get(count)
      const line = { what: `match, ${count} lenders, CPU`, ours: inMicroseconds(ours) }
      const lines: Line[] = [
        {
          ...line,
          peer: `predicate loop ${inMicroseconds(naive)}`,
          ratio: asRatio(ours / naive),
          ...(target !== undefined && { target: `≤ ${target} µs`, met: ours <= target }),
        },
      ]
      if (target === undefined) return lines
      const inSql = await sqlMicroseconds(client, { ...world, lenders })
      return [
        ...lines,
        { ...line, peer: `SQL predicates ${inMicroseconds(inSql)}`, ratio: asRatio(ours / inSql) },
      ]
    })
  }
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    if (before === undefined) continue
    report.add({
      what: `growth of matching, ${before[0]} to ${point[0]} lenders`,
      ours: `n^${growthExponent(before, point).toFixed(2)}`,
    })
  }
}

const measureOffers = (world: World, effort: number): Line[] => {
  const index = compileLenders(world.lenders.slice(0, 100), world.market)
  return (['en', 'hi'] as const).map((language) => {
    const ours = microseconds(Math.max(20, 300 * effort), (turn) =>
      buildOffers({
        index,
        applicant: applicantOf(world, turn),
        answers: new Map(),
        applied_lender_ids: new Set(),
        today: TODAY,
        language,
      }),
    )
    return {
      what: `offers answer, 100 lenders, ${language}, CPU`,
      ours: inMicroseconds(ours),
      target: '≤ 1,000 µs',
      met: ours <= 1_000,
    }
  })
}

const measureApr = (effort: number): Line => {
  let sum = 0
  const each = microseconds(200_000 * effort, (turn) => {
    const flows = { net: 48_820_000 - (turn % 100) * 1_000, emi: 1_708_900, last: 1_708_076, months: 36 }
    sum += apr(flows, 14)
  })
  if (!(sum > 0)) throw new Error('no APR was found')
  return {
    what: 'one APR, 36 months, CPU',
    ours: inMicroseconds(each),
    target: '≤ 0.50 µs',
    met: each <= 0.5,
  }
}

const measureRescore = (world: World, effort: number): Line => {
  const profiles = 1_000_000 * effort
  const index = compileLenders(world.lenders.slice(0, 100), world.market)
  const into = emptyMatches(100)
  const took =
    cpuMicroseconds(() => {
      for (let turn = 0; turn < profiles; turn += 1)
        matchLenders(index, applicantOf(world, turn), TODAY, into)
    }) / 1000
  return {
    what: `re-score ${profiles.toLocaleString('en')} profiles, 100 lenders, CPU`,
    ours: inSeconds(took),
    target: '≤ 30 s for 1,000,000',
    met: took <= 30_000 * effort,
  }
}

/** Whether matching is right, then what it costs. */
export const measureMatching = async (report: Report, quick: boolean): Promise<void> => {
  const effort = quick ? 0.05 : 1
  const world = buildWorld(20_261_120, 10_000, 1_000)
  const side = quick ? 200 : 1_000
  const agreement = (product: LoanProduct, against: string, differences: number): Line => ({
    what: `matching, ${product}: differences in ${(side * side).toLocaleString('en')} random cases`,
    ours: String(differences),
    peer: against,
    target: '0',
    met: differences === 0,
  })
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path)
  const client = new Client(postgres.connection)
  try {
    await client.connect()
    for (const product of PRODUCTS) {
      const cases = casesOf(world, product, side)
      await report.measure(`agreement with the naive reference, ${product}`, () =>
        agreement(product, 'naive reference', differencesFromNaive(cases)),
      )
      await report.measure(`agreement with SQL, ${product}`, async () =>
        agreement(product, 'SQL', await differencesFromSql(client, cases)),
      )
    }
    await measureMatches(report, world, client, effort)
    await report.measure('offers answer', () => measureOffers(world, effort))
    await report.measure('one APR', () => measureApr(effort))
    await report.measure('re-score', () => measureRescore(world, effort))
  } finally {
    await client.end()
    await postgres.stop()
    await folder.remove()
  }
}
