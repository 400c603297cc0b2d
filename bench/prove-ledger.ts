import { isDeepStrictEqual, parseArgs } from 'node:util'
import { recordDisbursals } from '../server/src/loans/disbursals/record-disbursals.ts'
import type { MoneyNews } from '../server/src/loans/disbursals/plan-tranches.ts'
import { priceLenderMonth } from '../server/src/money/ledger/price-lender-month.ts'
import { asOffice } from '../server/src/partners/scope/as-partner.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildLender } from '../server/src/testing/builders/build-lender.ts'
import { drawsFrom, type Draws } from './figures/family.ts'
import { buildMoneyWorld, openMoneyDatabase, readBooks, type MoneyWorld } from './money/money-world.ts'
import { seededRandom } from './random-market.ts'

/**
 * The proof `ledger` (scripts/proofs.ts): `--n` steps of loans, taken by two worlds of the same lenders, partners and rules: by one in
 * order, priced once at the end; by the other in another order, many of them twice, priced now and then, with transactions that are cut
 * off. The books of both are the same to the paisa, all accounts make 0, and a further pricing posts nothing.
 */

const COUNTEREXAMPLE = 2
const LENDERS = 3
const MONTHS = ['2026-09', '2026-10', '2026-11'] as const
/** Steps of one loan. */
const STEPS = 4

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'
const draws = drawsFrom(seededRandom(seed))

/** A step of the loan at a place of both worlds. */
interface Step {
  loan: number
  news: 'paid' | 'cooled_off' | 'clawed_back'
  day: string
  total_paise: number
}

const drawSteps = ({ whole, pick }: Draws, loan: number): Step[] => {
  let total = 0
  const count = whole(1, STEPS)
  return Array.from({ length: count }, (_, at): Step => {
    const day = `${pick(MONTHS)}-${String(whole(1, 28)).padStart(2, '0')}`
    if (at > 0 && whole(0, 5) === 0) {
      total = 0
      return { loan, news: pick(['cooled_off', 'clawed_back'] as const), day, total_paise: 0 }
    }
    // A lender now and then names a smaller sum than before, or the same.
    total = Math.max(1, total + whole(-50_000_00, 2_00_000_00))
    return { loan, news: 'paid', day, total_paise: total }
  })
}

const loans = Math.max(LENDERS, Math.ceil((n * 2) / (STEPS + 1)))
const byLoan = Array.from({ length: loans }, (_, loan) => drawSteps(draws, loan))
const steps = byLoan.flat().slice(0, n)

/** Another order, in which the steps of each loan still follow one another; many come twice in a row. */
const shuffled = ({ whole, pick }: Draws): Step[] => {
  const waiting = [...Map.groupBy(steps, ({ loan }) => loan).values()].map((queue) => [...queue])
  const order: Step[] = []
  while (waiting.length > 0) {
    const at = whole(0, waiting.length - 1)
    const step = waiting[at]?.shift()
    if (step === undefined) {
      waiting.splice(at, 1)
      continue
    }
    order.push(step)
    if (pick([true, false, false])) order.push(step)
  }
  return order
}

const newsOf = (world: MoneyWorld, step: Step, event_id: number): MoneyNews => {
  const loan = world.loans[step.loan]
  if (loan === undefined) throw new Error('no such loan')
  const of = { ...loan, event_id, day: step.day }
  return step.news === 'paid'
    ? { ...of, kind: 'paid', total_paise: step.total_paise }
    : { ...of, kind: 'taken_back', cause: step.news }
}

class CutOff extends Error {}

const now = new Date('2026-11-30T06:00:00Z')
const priceAll = async (db: Database, world: MoneyWorld): Promise<number> => {
  let posted = 0
  for (const lender_id of world.lenders)
    for (const month of MONTHS)
      posted += await asOffice(db, (tx) => priceLenderMonth(tx, { lender_id, month }, now))
  return posted
}

/** Runs `work` and, now and then, once before in a transaction that is cut off at its end. */
const cutNowAndThen = async (db: Database, work: (tx: Database) => Promise<unknown>): Promise<void> => {
  if (draws.whole(0, 3) === 0) {
    const cut = asOffice(db, async (tx) => {
      await work(tx)
      throw new CutOff()
    })
    await cut.catch((error: unknown) => {
      if (!(error instanceof CutOff)) throw error
    })
  }
  await asOffice(db, work)
}

const { db, close } = await openMoneyDatabase()
let wrong = 0
try {
  const lenders = []
  for (let at = 0; at < LENDERS; at += 1) lenders.push((await buildLender(db)).lender_id)
  const straight = await buildMoneyWorld(db, { lenders, loans, seed })
  const crooked = await buildMoneyWorld(db, { lenders: await copiesOf(lenders.length), loans, seed })

  for (const step of steps)
    await asOffice(db, (tx) => recordDisbursals(tx, [newsOf(straight, step, straight.event_id)]))
  await priceAll(db, straight)

  const order = shuffled(draws)
  for (const [at, step] of order.entries()) {
    // The planted fault: nobody hears of what was taken back.
    if (isFaulty && step.news !== 'paid') continue
    await cutNowAndThen(db, (tx) => recordDisbursals(tx, [newsOf(crooked, step, crooked.event_id)]))
    if (at % 17 === 0) {
      const of = { lender_id: draws.pick(crooked.lenders), month: draws.pick(MONTHS) }
      await cutNowAndThen(db, (tx) => priceLenderMonth(tx, of, now))
    }
  }
  await priceAll(db, crooked)

  const [one, other] = [await readBooks(db, straight), await readBooks(db, crooked)]
  if (!isDeepStrictEqual(one.lines, other.lines)) {
    wrong += 1
    console.error('the lines differ')
  }
  if (!isDeepStrictEqual(one.accounts, other.accounts)) {
    wrong += 1
    console.error('the accounts differ', one.accounts, other.accounts)
  }
  const again = (await priceAll(db, straight)) + (await priceAll(db, crooked))
  if (again !== 0) {
    wrong += 1
    console.error(`${again} entries were posted by a pricing that had nothing to do`)
  }
  const sums = await asOffice(db, (tx) =>
    tx.row<{
      entries: number
      months: number
    }>(sql`select (select sum(amount_paise) from ledger_entry) as entries,
      (select sum(debit_paise - credit_paise) from account_month) as months`),
  )
  if (sums?.entries !== 0 || sums.months !== 0) {
    wrong += 1
    console.error('the accounts do not make 0', sums)
  }
  console.log(
    `${steps.length} steps of ${loans} loans, ${order.length} of them in another order: ${one.lines.length} lines, ${wrong} differences`,
  )
} finally {
  await close()
}
if (wrong > 0) process.exitCode = COUNTEREXAMPLE

async function copiesOf(count: number): Promise<number[]> {
  const copies = []
  for (let at = 0; at < count; at += 1) copies.push((await buildLender(db)).lender_id)
  return copies
}
