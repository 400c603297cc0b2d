import { Client } from 'pg'
import { apr } from '../server/src/offers/apr.ts'
import { buildOffers } from '../server/src/offers/build-offers.ts'
import { checkBit } from '../server/src/offers/check-bits.ts'
import { compileLenders } from '../server/src/offers/compile-lenders.ts'
import { buildMarket } from '../server/src/offers/example-market.ts'
import { emptyMatches, matchLenders } from '../server/src/offers/match-lenders.ts'
import { naiveMatch } from './naive-match.ts'
import { randomApplicant, randomLender, seededRandom } from './random-market.ts'
import { loadTables, matchAll, matchOne } from './sql-match.ts'

/**
 * Matching and the offers answer: time a call at growing numbers of lenders, beside a plain predicate loop and (with
 * DATABASE_URL) SQL predicates in the same run; and agreement of the three over 1,000,000 random pairs. Exits with 1 where
 * they differ in a single one. `node bench/matching.bench.ts`
 */

const today = '2026-11-20'
const market = buildMarket({ off_lender_ids: new Set([3, 50, 700]) })
const random = seededRandom(20_261_120)
const PAIRS_A_SIDE = 1_000
const lenders = Array.from({ length: 10_000 }, (_, index) => randomLender(index + 1, random))
const applicants = Array.from({ length: PAIRS_A_SIDE }, () => randomApplicant(random))
const applicantAt = (turn: number) => applicants[turn % PAIRS_A_SIDE] ?? randomApplicant(random)
const databaseUrl = process.env['DATABASE_URL']

/** The median of several rounds after one that warms up, in microseconds a call. */
const microseconds = (calls: number, run: (turn: number) => void): number => {
  for (let turn = 0; turn < calls; turn += 1) run(turn)
  const rounds = Array.from({ length: 7 }, (_, round) => {
    const start = process.hrtime.bigint()
    for (let turn = 0; turn < calls; turn += 1) run(round * calls + turn)
    return Number(process.hrtime.bigint() - start) / 1000 / calls
  })
  return rounds.toSorted((first, second) => first - second)[3] ?? Number.NaN
}

interface Line {
  what: string
  ours: string
  limit: string
  ratio: string
  target: string
}
const table: Line[] = []
const micro = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} µs`

let differences = 0
const report = (against: string, lenderAt: number, applicantIndex: number, found: unknown) => {
  differences += 1
  if (differences <= 5) {
    console.error('differs from', against, {
      lender: lenders[lenderAt],
      applicant: applicants[applicantIndex],
      found,
    })
  }
}

const agreeLenders = lenders.slice(0, PAIRS_A_SIDE)
const agreeIndex = compileLenders(agreeLenders, market)
const bitsOf = (checks: readonly (keyof typeof checkBit)[]) =>
  checks.reduce((bits, check) => bits | checkBit[check], 0)

const compareWithNaive = (): string => {
  const failing = new Map<string, number>()
  for (const [at, applicant] of applicants.entries()) {
    const { fails, unknowns } = matchLenders(agreeIndex, applicant, today)
    for (const [lenderAt, lender] of agreeLenders.entries()) {
      const naive = naiveMatch(lender, applicant, market, today)
      for (const check of naive.fails) failing.set(check, (failing.get(check) ?? 0) + 1)
      if (fails[lenderAt] !== bitsOf(naive.fails) || unknowns[lenderAt] !== bitsOf(naive.unknowns)) {
        report('the naive reference', lenderAt, at, {
          fails: fails[lenderAt],
          unknowns: unknowns[lenderAt],
          naive,
        })
      }
    }
  }
  return [...failing].map(([check, count]) => `${check} ${count}`).join(', ')
}

const compareWithSql = async (client: Client): Promise<void> => {
  await loadTables(client, agreeLenders, applicants, market)
  const rows = await matchAll(client, market, today)
  if (rows.length !== applicants.length) throw new Error(`SQL answered ${rows.length} applicants`)
  for (const [at, applicant] of applicants.entries()) {
    const { fails, unknowns } = matchLenders(agreeIndex, applicant, today)
    for (const lenderAt of agreeLenders.keys()) {
      const sql = [rows[at]?.fails[lenderAt], rows[at]?.unknowns[lenderAt]]
      if (fails[lenderAt] !== sql[0] || unknowns[lenderAt] !== sql[1]) {
        report('SQL', lenderAt, at, { fails: fails[lenderAt], unknowns: unknowns[lenderAt], sql })
      }
    }
  }
}

const sqlMicroseconds = async (client: Client, count: number): Promise<number> => {
  await loadTables(client, lenders.slice(0, count), applicants.slice(0, 100), market)
  const calls = 200
  for (let turn = 0; turn < 20; turn += 1) await matchOne(client, turn, market, today)
  const start = process.hrtime.bigint()
  for (let turn = 0; turn < calls; turn += 1) await matchOne(client, turn % 100, market, today)
  return Number(process.hrtime.bigint() - start) / 1000 / calls
}

const targets = new Map([
  [100, 5],
  [1_000, 20],
])

const measureMatching = async (client: Client | null): Promise<void> => {
  const points: [count: number, ours: number][] = []
  for (const count of [10, 100, 1_000, 10_000]) {
    const some = lenders.slice(0, count)
    const index = compileLenders(some, market)
    const into = emptyMatches(count)
    const calls = Math.max(50, 1_000_000 / count)
    const ours = microseconds(calls, (turn) => matchLenders(index, applicantAt(turn), today, into))
    const naive = microseconds(Math.max(3, calls / 50), (turn) => {
      const applicant = applicantAt(turn)
      for (const lender of some) naiveMatch(lender, applicant, market, today)
    })
    points.push([count, ours])
    const target = targets.get(count)
    table.push({
      what: `match, ${count} lenders`,
      ours: micro(ours),
      limit: `predicate loop ${micro(naive)}`,
      ratio: (ours / naive).toFixed(4),
      target: target === undefined ? '–' : `≤ ${target} µs${ours <= target ? '' : ' MISSED'}`,
    })
    if (client !== null && count <= 1_000 && count >= 100) {
      const inSql = await sqlMicroseconds(client, count)
      table.push({
        what: `match, ${count} lenders`,
        ours: micro(ours),
        limit: `SQL predicates ${micro(inSql)}`,
        ratio: (ours / inSql).toFixed(4),
        target: '–',
      })
    }
  }
  for (const [at, [count, ours]] of points.entries()) {
    const before = points[at - 1]
    if (before === undefined) continue
    const exponent = Math.log(ours / before[1]) / Math.log(count / before[0])
    table.push({
      what: `growth, ${before[0]} to ${count} lenders`,
      ours: `n^${exponent.toFixed(2)}`,
      limit: 'n^1',
      ratio: '–',
      target: '–',
    })
  }
}

const measureAnswers = (): void => {
  const index = compileLenders(lenders.slice(0, 100), market)
  const offersOf = (turn: number, language: 'en' | 'hi') =>
    buildOffers({
      index,
      applicant: applicantAt(turn),
      answers: new Map(),
      applied_lender_ids: new Set(),
      today,
      language,
    })
  for (const language of ['en', 'hi'] as const) {
    const ours = microseconds(300, (turn) => offersOf(turn, language))
    table.push({
      what: `offers answer, 100 lenders, ${language}`,
      ours: micro(ours),
      limit: '–',
      ratio: '–',
      target: `≤ 1 ms${ours <= 1_000 ? '' : ' MISSED'}`,
    })
  }
  let sum = 0
  const each = microseconds(200_000, (turn) => {
    const flows = { net: 48_820_000 - (turn % 100) * 1_000, emi: 1_708_900, last: 1_708_076, months: 36 }
    sum += apr(flows, 14)
  })
  table.push({
    what: 'one APR, 36 months',
    ours: micro(each),
    limit: '–',
    ratio: '–',
    target: `≤ 0.5 µs${each <= 0.5 && sum > 0 ? '' : ' MISSED'}`,
  })
  const into = emptyMatches(100)
  const start = process.hrtime.bigint()
  for (let turn = 0; turn < 1_000_000; turn += 1) matchLenders(index, applicantAt(turn), today, into)
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  table.push({
    what: 're-score 1,000,000 profiles, 100 lenders',
    ours: `${seconds.toFixed(1)} s`,
    limit: '–',
    ratio: '–',
    target: `≤ 30 s${seconds <= 30 ? '' : ' MISSED'}`,
  })
}

const client = databaseUrl === undefined ? null : new Client({ connectionString: databaseUrl })
await client?.connect()
try {
  const failing = compareWithNaive()
  console.log(`1,000,000 random pairs against the naive reference: ${differences} differences (${failing})`)
  if (client === null) {
    console.log('DATABASE_URL is not set: not compared with SQL')
  } else {
    const before = differences
    await compareWithSql(client)
    console.log(`1,000,000 random pairs against SQL: ${differences - before} differences`)
  }
  await measureMatching(client)
  measureAnswers()
  console.table(table)
} finally {
  await client?.end()
}
if (differences > 0) process.exitCode = 1
