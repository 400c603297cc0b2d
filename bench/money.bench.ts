import { performance } from 'node:perf_hooks'
import { recordDisbursals } from '../server/src/loans/disbursals/record-disbursals.ts'
import {
  countCommissionLines,
  listCommissionLineRows,
} from '../server/src/money/ledger/commission-lines.queries.ts'
import { priceLenderMonth } from '../server/src/money/ledger/price-lender-month.ts'
import { asOffice } from '../server/src/partners/scope/as-partner.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildLender } from '../server/src/testing/builders/build-lender.ts'
import { growthExponent, inMilliseconds, inSeconds, quantile } from './figures.ts'
import { measureStatement } from './money/statement-month.ts'
import { buildMoneyWorld, type MoneyWorld, openMoneyDatabase } from './money/money-world.ts'
import type { Line, Report } from './report.ts'

const MONTH = '2026-11'
const MOST_SECONDS = 5
const MOST_MS = 20

const timed = async <T>(work: () => Promise<T>): Promise<{ done: T; ms: number }> => {
  const began = performance.now()
  const done = await work()
  return { done, ms: performance.now() - began }
}

const price = (db: Database, lender_id: number) =>
  asOffice(db, (tx) => priceLenderMonth(tx, { lender_id, month: MONTH }, new Date()))

/** Every loan of the world disbursed in one month, by steps as a file brings them. */
const disburseAll = (db: Database, world: MoneyWorld) =>
  asOffice(db, (tx) =>
    recordDisbursals(
      tx,
      world.loans.map((loan, at) => ({
        ...loan,
        event_id: world.event_id,
        kind: 'paid' as const,
        day: `${MONTH}-${String((at % 30) + 1).padStart(2, '0')}`,
        total_paise: 50_000_00 + ((at * 7_919) % 5_00_000) * 100,
      })),
    ),
  )

/** Another content of every rule of the lender, in force in the month: all of it is to be priced anew. */
const raiseRules = (db: Database, lender_id: number) =>
  db.run(sql`insert into lender_revenue_version (id, version, content, valid_from)
    select v.id, 2, v.content || '{"revenue_percent": 3.5, "revenue_flat": 12.34}', '2026-11-01T00:00:00+05:30'
    from lender_revenue r join lender_revenue_version v using (id) where r.lender_id = ${lender_id}`)

const measurePricing = async (db: Database, loans: number) => {
  const { lender_id } = await buildLender(db)
  const world = await buildMoneyWorld(db, { lenders: [lender_id], loans, seed: 7 })
  const disbursed = await timed(() => disburseAll(db, world))
  await db.run(sql`analyze`)
  const first = await timed(() => price(db, lender_id))
  await raiseRules(db, lender_id)
  const anew = await timed(() => price(db, lender_id))
  const again = await timed(() => price(db, lender_id))
  return { lender_id, disbursed, first, anew, again }
}

/** Pages of the list as the office reads them: the first of the month, one far in, a partner's, and those in one state. */
const measurePages = async (db: Database, lender_id: number): Promise<number[]> => {
  const days = { from: `${MONTH}-01`, to: `${MONTH}-30` }
  const partner = await asOffice(db, (tx) =>
    tx.row<{ partner_id: number }>(
      sql`select partner_id from loan_tranche where lender_id = ${lender_id} and partner_id is not null limit 1`,
    ),
  )
  const asked = [
    { filter: { lender_id, days }, offset: 0 },
    { filter: { lender_id, days }, offset: 2_000 },
    { filter: { days }, offset: 0 },
    { filter: { lender_id, days, partner_id: partner?.partner_id }, offset: 0 },
    { filter: { lender_id, days, state: 'expected' as const }, offset: 0 },
  ]
  const times: number[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const page = asked[turn % asked.length]
    if (page === undefined) continue
    const { ms } = await timed(() =>
      asOffice(db, (tx) => listCommissionLineRows(tx, page.filter, { limit: 50, offset: page.offset })),
    )
    times.push(ms)
  }
  return times.slice(asked.length)
}

/** A month of the ledger: pricing it, pricing it anew, and reading its lines. */
export const measureMoney = async (report: Report, quick: boolean): Promise<void> => {
  const loans = quick ? 10_000 : 100_000
  const { db, close } = await openMoneyDatabase()
  try {
    await report.measure('the ledger', async (): Promise<Line[]> => {
      const small = await measurePricing(db, loans / 10)
      const large = await measurePricing(db, loans)
      const pages = await measurePages(db, large.lender_id)
      const counted = await timed(() =>
        asOffice(db, (tx) => countCommissionLines(tx, { lender_id: large.lender_id }, 10_000)),
      )
      const statement = await measureStatement(db, 10_000)
      const all = loans.toLocaleString('en')
      const within = (ms: number) => ms <= MOST_SECONDS * 1_000
      const exponent = growthExponent([loans / 10, small.anew.ms], [loans, large.anew.ms])
      return [
        { what: `${all} disbursals recorded`, ours: inSeconds(large.disbursed.ms) },
        {
          what: `a month of ${all} loans priced for the first time`,
          ours: `${inSeconds(large.first.ms)}, ${large.first.done.toLocaleString('en')} entries`,
          target: `≤ ${MOST_SECONDS} s`,
          met: within(large.first.ms),
        },
        {
          what: 'all of it priced anew by another rule',
          ours: `${inSeconds(large.anew.ms)}, ${large.anew.done.toLocaleString('en')} entries`,
          ratio: `growth exponent ${exponent.toFixed(2)}`,
          target: `≤ ${MOST_SECONDS} s`,
          met: within(large.anew.ms),
        },
        {
          what: 'priced once more',
          ours: `${inSeconds(large.again.ms)}, ${large.again.done} entries`,
          target: '0 entries',
          met: large.again.done === 0,
        },
        {
          what: 'a page of 50 commission lines, 95 of 100',
          ours: inMilliseconds(quantile(pages, 0.95)),
          target: `≤ ${MOST_MS} ms`,
          met: quantile(pages, 0.95) <= MOST_MS,
        },
        { what: 'their count, to 10,000', ours: inMilliseconds(counted.ms) },
        { what: "a partner's draft of 10,000 lines computed", ours: inMilliseconds(statement.draftMs) },
        {
          what: 'the statement computed and frozen',
          ours: `${inMilliseconds(statement.freezeMs)}, ${statement.lines.toLocaleString('en')} lines`,
          target: '≤ 1,000 ms',
          met: statement.freezeMs <= 1_000,
        },
      ]
    })
  } finally {
    await close()
  }
}
