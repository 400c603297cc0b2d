import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { recordDisbursals } from '../../server/src/loans/disbursals/record-disbursals.ts'
import { priceLenderMonth } from '../../server/src/money/ledger/price-lender-month.ts'
import { addReceipts, takeReceiptBack } from '../../server/src/money/reconciliation/add-receipts.ts'
import { lineIdOfRow, settleLinesOfMonth } from '../../server/src/money/reconciliation/settle-lines.ts'
import {
  listMonthLineRows,
  type MonthLineRow,
} from '../../server/src/money/stated-lines/month-lines.queries.ts'
import { type FileLine, recordStatedLines } from '../../server/src/money/stated-lines/record-stated-lines.ts'
import { takeBackLines } from '../../server/src/money/stated-lines/take-back-lines.ts'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildStaff } from '../../server/src/testing/builders/build-staff.ts'
import { drawsFrom } from '../figures/family.ts'
import { buildMoneyWorld, openMoneyDatabase, readBooks, type MoneyWorld } from './money-world.ts'
import { seededRandom } from '../random-market.ts'

/**
 * The proof `reconciliation` (scripts/proofs.ts): `--n` loans of one month, stated by files in pieces, a piece now and then below zero. One world takes the files in
 * order, between two pricings; the other in another order, each now and then twice or taken back and taken in again, priced now and then, with lines
 * settled and receipts booked meanwhile and taken back. At the end every line that differs is accepted and what is open is paid: the books of both are the
 * same to the paisa, no lender owes anything, and all accounts make 0.
 */

const COUNTEREXAMPLE = 2
const LENDERS = 2
const MONTH = '2026-10'
const MOST_AT_ONCE = 500

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'
const draws = drawsFrom(seededRandom(seed))
const now = (): Date => new Date('2026-11-20T06:00:00Z')

/** What a lender states of the loan at a place of both worlds. */
interface Said {
  loan: number
  paise: number
}
/** A file of a lender: its place among the lenders, and its lines. */
interface SaidFile {
  lender: number
  lines: Said[]
}

const { db, close } = await openMoneyDatabase()
const services = { db, now }
let wrong = 0
try {
  const staff = await buildStaff(services)
  const { staff_id, username } = staff
  const by = {
    actor: {
      staff_id,
      username,
      full_name: 'Test Staff',
      role_id: 1,
      is_demo: 1,
      must_enrol: 0,
      must_change_password: 0,
      must_step_up: 0,
      token_hash: Buffer.alloc(32),
      auditActor: { kind: 'staff', id: staff_id, name: username },
    },
    ip: '127.0.0.1',
  } as const

  const makeWorld = async (): Promise<MoneyWorld> => {
    const lenders = []
    for (let at = 0; at < LENDERS; at += 1) lenders.push((await buildLender(db)).lender_id)
    return buildMoneyWorld(db, { lenders, loans: n, seed })
  }
  const [straight, crooked] = [await makeWorld(), await makeWorld()]

  const paid = straight.loans.map(() => ({
    day: `${MONTH}-${String(draws.whole(1, 28)).padStart(2, '0')}`,
    total_paise: draws.whole(1_00_000_00, 9_00_000_00),
  }))
  const files: SaidFile[] = straight.lenders.flatMap((lender_id, lender) => {
    const own = straight.loans.flatMap((loan, place) => (loan.lender_id === lender_id ? [place] : []))
    return Array.from({ length: draws.whole(3, 6) }, () => ({
      lender,
      lines: own
        .filter(() => draws.whole(0, 2) > 0)
        .map((loan) => ({
          loan,
          paise: draws.whole(0, 9) === 0 ? -draws.whole(1, 50_000) : draws.whole(1, 5_000_00),
        })),
    }))
  })

  const lenderOf = (world: MoneyWorld, place: number): number => {
    const lender_id = world.lenders[place]
    if (lender_id === undefined) throw new Error('no such lender')
    return lender_id
  }
  const price = (world: MoneyWorld, lender: number): Promise<number> =>
    asOffice(db, (tx) => priceLenderMonth(tx, { lender_id: lenderOf(world, lender), month: MONTH }, now()))

  const linesOf = (world: MoneyWorld, file: number): FileLine[] =>
    (files[file]?.lines ?? []).map(({ loan, paise }, at) => ({
      line: at + 2,
      lender_application_id: world.loans[loan]?.lender_application_id ?? null,
      payout_month: MONTH,
      amount_paise: paise,
      tds_paise: null,
      gst_paise: null,
      invoice_no: `INV-${file}-${at}`,
      utr: null,
      references: [String(world.loans[loan]?.lender_application_id)],
    }))
  /** Takes a file in. @returns its upload */
  const takeIn = (world: MoneyWorld, file: number): Promise<string> =>
    db.transaction(async (tx) => {
      const upload_id = randomUUID()
      const lender_id = lenderOf(world, files[file]?.lender ?? 0)
      await tx.run(sql`insert into upload (upload_id, kind, lender_id, month, scope, is_direct, sha256, bytes, file_name, parts, state,
          staff_id, staff_name, created_at)
        values (${upload_id}, 'commission', ${lender_id}, ${MONTH}, 'changes_only', 0, ${upload_id}, 1, 'proof.csv', 0, 'DONE', ${staff_id},
          'Test Staff', ${now()})`)
      await recordStatedLines(tx, { upload_id, lender_id }, linesOf(world, file), now())
      return upload_id
    })
  const takeOut = (world: MoneyWorld, file: number, upload_id: string): Promise<unknown> =>
    db.transaction((tx) =>
      takeBackLines(
        tx,
        { upload_id, lender_id: lenderOf(world, files[file]?.lender ?? 0) },
        linesOf(world, file).map(({ line }) => line),
        { staff_id, now: now() },
      ),
    )

  const rowsOf = (world: MoneyWorld, lender: number): Promise<MonthLineRow[]> =>
    asOffice(db, (tx) => listMonthLineRows(tx, lenderOf(world, lender), MONTH))
  const settle = async (
    world: MoneyWorld,
    lender: number,
    rows: readonly MonthLineRow[],
    outcome: SettleOutcome,
  ): Promise<void> => {
    for (let at = 0; at < rows.length; at += MOST_AT_ONCE) {
      const lines = rows.slice(at, at + MOST_AT_ONCE).map((row) => ({
        line_id: lineIdOfRow(row),
        outcome,
        expected: row.expected / 100,
        stated: row.stated / 100,
      }))
      const of = { lender_id: lenderOf(world, lender), month: MONTH }
      await settleLinesOfMonth(services, of, 'a month', { lines, reason: 'The proof' }, by)
    }
  }
  const openOf = async (world: MoneyWorld, lender: number): Promise<number> =>
    (await rowsOf(world, lender)).reduce((sum, { stated, received }) => sum + stated - received, 0)
  const pay = async (world: MoneyWorld, lender: number, paise: number): Promise<number | null> => {
    if (paise <= 0) return null
    const of = { lender_id: lenderOf(world, lender), month: MONTH }
    const receipt = {
      day: '2026-11-08',
      utr: randomUUID().replaceAll('-', '').slice(0, 20),
      bank: paise / 100,
      tds: 0,
      gst: 0,
      pays: 'month',
    } as const
    const [row] = await addReceipts(services, of, 'a month', [receipt], by)
    return row?.receipt_id ?? null
  }

  /** Settles some lines and books a receipt, and takes both back. */
  const undoneMeanwhile = async (world: MoneyWorld, lender: number): Promise<void> => {
    const outcome = draws.pick(['accept', 'dispute'] as const)
    const some = (await rowsOf(world, lender)).filter(({ is_open }) => is_open && draws.whole(0, 1) === 1)
    const receipt = await pay(world, lender, Math.floor((await openOf(world, lender)) / draws.whole(1, 3)))
    await settle(world, lender, some, outcome)
    const ids = new Set(some.map(lineIdOfRow))
    if (receipt !== null) await takeReceiptBack(services, receipt, 'The proof', by)
    // The planted fault: what was settled meanwhile stays.
    if (isFaulty) return
    await settle(
      world,
      lender,
      (await rowsOf(world, lender)).filter((row) => ids.has(lineIdOfRow(row))),
      'take_back',
    )
  }

  for (const world of [straight, crooked])
    await asOffice(db, (tx) =>
      recordDisbursals(
        tx,
        world.loans.map((loan, place) => ({
          ...loan,
          event_id: world.event_id,
          kind: 'paid' as const,
          day: paid[place]?.day ?? `${MONTH}-01`,
          total_paise: paid[place]?.total_paise ?? 1,
        })),
      ),
    )

  for (const lender of straight.lenders.keys()) await price(straight, lender)
  for (const file of files.keys()) await takeIn(straight, file)

  const order = files
    .map((_, file) => ({ file, at: draws.whole(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
  for (const { file } of order) {
    const lender = files[file]?.lender ?? 0
    if (draws.whole(0, 2) === 0) await price(crooked, lender)
    const upload_id = await takeIn(crooked, file)
    if (draws.whole(0, 1) === 0) await takeIn(crooked, file)
    if (draws.whole(0, 2) === 0) {
      await takeOut(crooked, file, upload_id)
      await takeIn(crooked, file)
    }
    if (draws.whole(0, 1) === 0) await undoneMeanwhile(crooked, lender)
  }

  for (const world of [straight, crooked])
    for (const lender of world.lenders.keys()) {
      await price(world, lender)
      await settle(
        world,
        lender,
        (await rowsOf(world, lender)).filter(({ is_open }) => is_open),
        'accept',
      )
      const open = await openOf(world, lender)
      await pay(world, lender, open)
      const left = await openOf(world, lender)
      if (open > 0 && left !== 0) {
        wrong += 1
        console.error(`${left} paise of ${open} are left to pay`)
      }
    }

  const [one, other] = [await readBooks(db, straight), await readBooks(db, crooked)]
  const posted = (books: typeof one) => ({
    lines: books.lines,
    accounts: books.accounts.filter(({ paise }) => paise !== 0),
  })
  if (!isDeepStrictEqual(posted(one), posted(other))) {
    wrong += 1
    console.error('the books differ', posted(one).accounts, posted(other).accounts)
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
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0)
  console.log(
    `${files.length} files with ${lines} lines of ${straight.loans.length} loans: ${wrong} differences`,
  )
} finally {
  await close()
}
if (wrong > 0) process.exitCode = COUNTEREXAMPLE
