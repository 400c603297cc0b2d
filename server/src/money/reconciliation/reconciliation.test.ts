import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type {
  LenderMonth,
  LenderMonthDetail,
  MonthLine,
  Receipt,
} from '@marketplace/contract/money/reconciliation'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { held } from '../../app/modules.ts'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { recordDisbursals } from '../../loans/disbursals/record-disbursals.ts'
import { correctLenderApplications } from '../../loans/many-steps/correct-lender-applications.ts'
import { moveManyLenderApplications } from '../../loans/many-steps/move-many-lender-applications.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { lockAuditHead } from '../../platform/audit-log/audit-log.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { csvOf, lenderFileCalls } from '../../testing/builders/build-lender-file.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { runIntoLock } from '../../testing/locks/run-into-lock.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { priceLenderMonth } from '../ledger/price-lender-month.ts'
import { listMonthsToSettle } from './list-months-to-settle.ts'
import { matchWaitingLines } from '../stated-lines/record-stated-lines.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'reconciliation-'))
let test: TestApp
let admin: SignedInStaff
let other: SignedInStaff
let analyst: SignedInStaff
let calls: ReturnType<typeof callsOf>
let inOctober: ReturnType<typeof callsOf>
let files: ReturnType<typeof lenderFileCalls>
let partner: BuiltPartner
let lender_id: number

beforeAll(async () => {
  test = await createTestApp({ variables: { DATA_DIR: dataDir } })
  admin = await buildStaff(test.services, 1)
  other = await buildStaff(test.services, 1)
  analyst = await buildStaff(test.services, 2)
  calls = callsOf(test.app, admin)
  inOctober = callsOf(test.app, await onFirstOfOctober(() => buildStaff(test.services, 1)))
  files = lenderFileCalls(test)
})
beforeEach(async () => {
  ;({ lender_id } = await buildLender(test.db))
  await vi.waitFor(() => expect(test.services.lenders().find(lender_id)).not.toBeNull())
  partner = await buildPartner(test.services)
  await onFirstOfOctober(() =>
    agreeTerms(
      test.services,
      { actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } }, ip: '127.0.0.1' },
      { partner_id: partner.partner_id, revenue_percent: 60, revenue_flat_fee: 0 },
    ),
  )
})
afterAll(async () => {
  await test.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Rules and terms hold from the day on which they are made. */
async function onFirstOfOctober<T>(work: () => Promise<T>): Promise<T> {
  const back = test.clock.now().getTime() - Date.parse('2026-10-01T06:00:00Z')
  test.clock.advance(-back)
  try {
    return await work()
  } finally {
    test.clock.advance(back)
  }
}

/** Rupees. By volume: 2 % up to two lakh, 2.25 % above. */
/** Slabs side by side, unless said. @returns their ids, in their order */
const addRules = async (
  slabs: readonly object[] = [
    { slab_disbursed_min: 0, slab_disbursed_max: 200_000, revenue_percent: 2 },
    { slab_disbursed_min: 200_001, slab_disbursed_max: null, revenue_percent: 2.25 },
  ],
): Promise<number[]> => {
  const ids: number[] = []
  const rule = {
    lender_id,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: null,
    status: 1,
  }
  for (const facts of slabs) {
    const answer = await onFirstOfOctober(() =>
      inOctober.post('/api/lender-revenue/create', { ...rule, ...facts }),
    )
    expect(answer.statusCode, answer.body).toBe(200)
    ids.push(answer.json<{ lenderRevenueItem: { id: number } }>().lenderRevenueItem.id)
  }
  return ids
}

const move = (id: number, to: LenderStatus, amount?: number, day?: string): Promise<unknown> =>
  test.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const now = test.clock.now()
    return moveLenderApplication(
      tx,
      row,
      { to, source: 'lender', at: now, disbursed_amount: amount, disbursal_date: day },
      now,
    )
  })
const disburse = (id: number, amount: number, day: string) => move(id, 'DISBURSED', amount, day)
const price = (month = '2026-10') =>
  asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month }, test.clock.now()))

interface Loan {
  id: number
  number: string
}
/** Loans of the partner, disbursed on the days of October that follow one another. */
const lend = async (amounts: readonly number[]): Promise<Loan[]> => {
  const ids = await buildLoans(test.db, { lender_id, count: amounts.length, partner_id: partner.partner_id })
  for (const [place, id] of ids.entries())
    await disburse(id, amounts[place] ?? 0, `2026-10-${String(place + 3).padStart(2, '0')}`)
  await price()
  return test.db
    .rows<Loan>(sql`select lender_application_id as id, application_number as number from lender_application
    where lender_application_id = any(${ids}::bigint[]) order by lender_application_id`)
}

const upload = async (rows: readonly (readonly string[])[], month = '2026-10'): Promise<string> => {
  const bytes = csvOf([['App Ref', 'Commission', 'Invoice No', 'TDS'], ...rows])
  const facts = { kind: 'commission', lender_id: String(lender_id), month, scope: 'changes_only' }
  const answer = await files.upload(admin, bytes, facts)
  expect(answer.statusCode, answer.body).toBe(200)
  const { upload_id } = answer.json<{ data: LenderFile }>().data
  await files.run('read_lender_file', upload_id)
  return upload_id
}
const fileOf = async (id: string): Promise<LenderFileDetail> =>
  (await calls.get(`/api/lender-files/${id}`)).json<{ data: LenderFileDetail }>().data
const countsOf = async (id: string) =>
  Object.fromEntries((await fileOf(id)).outcomes.map(({ outcome, count }) => [outcome, count]))
const applied = async (rows: readonly (readonly string[])[], month?: string): Promise<string> => {
  const id = await upload(rows, month)
  const { plan_hash } = await fileOf(id)
  const answer = await calls.post(`/api/lender-files/${id}/apply`, { plan_hash })
  expect(answer.statusCode, answer.body).toBe(200)
  await files.run('apply_lender_file', id)
  return id
}
const undone = async (id: string): Promise<LenderFileDetail> => {
  const answer = await calls.post(`/api/lender-files/${id}/undo`, { reason: 'The wrong file' })
  expect(answer.statusCode, answer.body).toBe(200)
  await files.run('undo_lender_file', id)
  return fileOf(id)
}

const path = (month = '2026-10') => `/api/lender-months/${lender_id}/${month}`
const monthOf = async (month?: string): Promise<LenderMonthDetail> => {
  const answer = await calls.get(path(month))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: LenderMonthDetail }>().data
}
const linesOf = async (query = '', month?: string): Promise<MonthLine[]> => {
  const answer = await calls.get(`${path(month)}/lines${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: MonthLine[] }>().data
}
const kindsOf = async (month?: string) =>
  (await linesOf('', month)).map(({ kind, is_open }) => [kind, is_open])
const settle = (lines: readonly object[], month?: string) =>
  calls.post(`${path(month)}/settle`, { lines, reason: 'Agreed with the lender' })
const asked = (line: MonthLine | undefined, outcome: string, more: object = {}) => ({
  line_id: line?.line_id,
  outcome,
  expected: line?.expected,
  stated: line?.stated,
  ...more,
})
const settled = async (lines: readonly object[], month?: string) => {
  const answer = await settle(lines, month)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { settled: number; waiting: number; month: LenderMonth } }>().data
}
const receipt = (more: object = {}) => ({
  day: '2026-11-08',
  utr: `SAHY${lender_id}0001`,
  bank: 0,
  tds: 0,
  gst: 0,
  pays: 'month',
  ...more,
})
const pay = (...receipts: object[]) => calls.post(`${path()}/receipts`, { receipts })
const wordsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { present?: { words?: string } }).present?.words

/** What the accounts of the lender, its partner and the house hold; all of them make 0, and months say the same as entries. */
const balances = async (): Promise<Record<string, number>> => {
  const rows = await asOffice(test.db, (tx) =>
    tx.rows<{ kind: string; owner: number | null; partner: number | null; entries: number; months: number }>(
      sql`select a.kind, a.lender_id as owner, a.partner_id as partner,
        coalesce((select sum(amount_paise) from ledger_entry e where e.account_id = a.account_id), 0) as entries,
        coalesce((select sum(debit_paise - credit_paise) from account_month m where m.account_id = a.account_id), 0) as months
      from ledger_account a`,
    ),
  )
  expect(rows.filter(({ entries, months }) => entries !== months)).toEqual([])
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(0)
  return Object.fromEntries(
    rows
      .filter(
        ({ owner, partner: of, entries }) =>
          (owner === lender_id || of === partner.partner_id) && entries !== 0,
      )
      .map(({ kind, entries }) => [kind, entries]),
  )
}

describe('a month', () => {
  it('goes from the file over two differences and the money to its end', async () => {
    await addRules()
    // 2.25 %: 6,750 and 5,625 and 4,500.
    const loans = await lend([300_000, 250_000, 200_000])
    expect(await monthOf()).toMatchObject({
      state: 'OPEN',
      expected: 16_875,
      stated: 0,
      rule: 'rule 2 at 2.25\u00a0%',
      partners_part: 10_125,
      open: 3,
    })
    const id = await upload([
      [loans[0]?.number ?? '', '6000', 'INV-1', '120'],
      [loans[1]?.number ?? '', '5100', 'INV-1', '102'],
      [loans[2]?.number ?? '', '4500', 'INV-1', '90'],
      ['LA-2222222', '777', 'INV-1', ''],
      [loans[2]?.number ?? '', '4500', 'INV-1', '90'],
      [loans[2]?.number ?? '', '', 'INV-1', ''],
    ])
    expect(await countsOf(id)).toEqual({ stated: 3, extra: 1, duplicate: 1, error: 1 })
    const { plan_hash } = await fileOf(id)
    expect((await calls.post(`/api/lender-files/${id}/apply`, { plan_hash })).statusCode).toBe(200)
    await files.run('apply_lender_file', id)
    expect(await fileOf(id)).toMatchObject({ state: 'DONE_WITH_ERRORS', rows_updated: 4, rows_failed: 1 })

    expect(await kindsOf()).toEqual([
      ['TIER_MISSED', 1],
      ['AMOUNT_DIFFERS', 1],
      ['WAITS', 0],
      ['NOT_EXPECTED', 1],
      ['DUPLICATE', 0],
    ])
    const month = await monthOf()
    expect(month).toMatchObject({
      state: 'STATED',
      stated: 16_377,
      difference: -498,
      open: 3,
      settled: 2,
      lines: 5,
    })
    expect(month.groups.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))).toEqual([
      'One line is stated that we do not expect: ₹777.',
      'It is short: they paid 2 %, our rule 2 says 2.25 %.',
      'One sum is ₹525 less than expected, and no rate gives it.',
    ])
    expect(month.invoices).toEqual([{ invoice_no: 'INV-1', stated: 15_600, received: 0 }])
    expect(month.files).toMatchObject([{ upload_id: id, lines: 4, stated: 16_377 }])
    expect(month.not_closable).toEqual(['3 lines are to be settled.'])

    const [tier, amount, , foreign] = await linesOf()
    expect(tier).toMatchObject({
      difference: -750,
      our_percent: 2.25,
      their_percent: 2,
      part: 4_050,
      stated_lines: [{ line: 2, amount: 6_000, tds: 120, invoice_no: 'INV-1' }],
      receipts: [],
      priced_by: 'rule 2, version 1',
    })
    expect(foreign).toMatchObject({ receipts: [], priced_by: null })
    const act = [asked(tier, 'accept'), asked(amount, 'write_off'), asked(foreign, 'dispute')]
    expect(await settled(act)).toMatchObject({
      settled: 3,
      waiting: 0,
      month: { state: 'RECONCILED', open: 0 },
    })
    expect(await settled(act)).toMatchObject({ settled: 0, waiting: 0 })
    expect(
      (await linesOf()).map(({ expected, part, settlement }) => [expected, part, settlement?.outcome]),
    ).toEqual([
      [6_000, 3_600, 'accept'],
      [5_100, 3_375, 'write_off'],
      [4_500, 2_700, undefined],
      [0, 0, 'dispute'],
      [0, 0, undefined],
    ])
    expect(await balances()).toEqual({
      income: -16_125_00,
      write_off: 525_00,
      receivable: 15_600_00,
      partner_share: 9_675_00,
      partner_accrued: -9_675_00,
    })

    // 15,600 + GST 2,808 − TDS 312.
    const money = receipt({ bank: 18_096, tds: 312, gst: 2_808, pays: 'invoices', invoices: ['INV-1'] })
    const paid = await pay(money)
    expect(paid.statusCode, paid.body).toBe(200)
    expect(paid.json()).toMatchObject({
      data: { receipts: [{ base: 15_600, lines: 3 }], month: { received: 15_600 } },
    })
    expect((await pay(money)).json()).toMatchObject({
      data: { receipts: [{ base: 15_600 }], month: { received: 15_600 } },
    })
    expect((await linesOf()).map(({ kind }) => kind).slice(0, 3)).toEqual(['MATCHED', 'MATCHED', 'MATCHED'])
    expect((await linesOf()).map(({ receipts }) => receipts)).toMatchObject([
      [{ day: '2026-11-08', utr: `SAHY${lender_id}0001`, amount: 6_000 }],
      [{ amount: 5_100 }],
      [{ amount: 4_500 }],
      [],
      [],
    ])
    expect(await balances()).toMatchObject({ tds_receivable: 312_00, write_off: 525_00 })
    expect(await balances()).not.toHaveProperty('receivable')

    const closed = await calls.post(`${path()}/close`, { reason: 'All settled' })
    expect(closed.json(), closed.body).toMatchObject({ data: { state: 'CLOSED', open: 0 } })
    expect((await calls.post(`${path()}/close`, { reason: 'All settled' })).statusCode).toBe(200)
    expect(await monthOf()).toMatchObject({
      closed_by: expect.any(String),
      not_closable: [],
      not_reopenable: null,
    })
    expect(wordsOf(await settle([asked(tier, 'dispute')]))).toContain('closed')
    // The line that nobody's loan is behind waits on in the month that is open.
    const waiting = (await linesOf('', '2026-11')).filter(({ line_id }) => line_id === foreign?.line_id)
    expect(waiting).toMatchObject([{ stated: 777, settlement: { outcome: 'dispute' }, is_open: 0 }])
    expect((await linesOf()).map(({ line_id }) => line_id)).not.toContain(foreign?.line_id)
    const left = await undone(id)
    expect(left.state).toBe('PARTLY_UNDONE')
    expect(await countsOf(id)).toEqual({ kept: 3, reversed: 1, duplicate: 1, error: 1 })

    const opened = await calls.post(`${path()}/reopen`, { reason: 'One more line' })
    expect(opened.json(), opened.body).toMatchObject({ data: { state: 'RECONCILED' } })
  })

  it('says the same file again in duplicates, and takes what was not paid back', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    const rows = [
      [loan?.number ?? '', '1800', '', ''],
      ['LA-2222222', '5', '', ''],
    ]
    const id = await applied(rows)
    const again = await applied(rows)
    expect(await countsOf(again)).toEqual({ duplicate: 2 })
    expect(await fileOf(again)).toMatchObject({ state: 'NOTHING_CHANGED', rows_updated: 0 })
    expect(await monthOf()).toMatchObject({ stated: 1_805, expected: 2_000, open: 2 })
    const [line] = await linesOf()
    expect(line).toMatchObject({
      kind: 'RATE_DIFFERS',
      words: 'Their rate differs: they paid 1.8\u00a0%, our rule 1 says 2\u00a0%',
    })
    await settled([asked(line, 'accept')])
    const preview = await calls.get(`/api/lender-files/${id}/undo`)
    expect(preview.json()).toMatchObject({ data: { goes_back: 2, stays: [] } })
    expect(await undone(id)).toMatchObject({ state: 'UNDONE' })
    // The other file states it still, and counts at once.
    expect((await linesOf())[0]).toMatchObject({ expected: 1_800, stated: 1_800, is_open: 0 })
    expect(await monthOf()).toMatchObject({ stated: 1_805 })
    expect(await countsOf(again)).toEqual({ applied: 1, extra: 1 })
    expect(await fileOf(again)).toMatchObject({ state: 'DONE', rows_updated: 2 })
    expect(await undone(again)).toMatchObject({ state: 'UNDONE' })
    expect(await countsOf(again)).toEqual({ reversed: 2 })
    expect((await linesOf())[0]).toMatchObject({
      kind: 'NOT_STATED',
      expected: 1_800,
      stated: 0,
      settlement: null,
    })
    expect(await balances()).toMatchObject({ accrued_income: 1_800_00, income: -1_800_00 })
    const corrected = await applied([[loan?.number ?? '', '2000', '', '']])
    expect(await countsOf(corrected)).toEqual({ applied: 1 })
    expect((await linesOf())[0]).toMatchObject({ expected: 1_800, stated: 2_000, is_open: 1 })
  })

  it('has the first of the files that repeated a line count once that file is taken back, and the next after it', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    const row = [loan?.number ?? '', '1800', '', '']
    const [first, second, third] = [await applied([row]), await applied([row]), await applied([row, row])]
    const states = async () =>
      Promise.all([first, second, third].map(async (id) => [(await fileOf(id)).state, await countsOf(id)]))
    expect(await monthOf()).toMatchObject({ stated: 1_800 })
    await undone(first)
    expect(await monthOf()).toMatchObject({ stated: 1_800 })
    expect(await states()).toEqual([
      ['UNDONE', { reversed: 1 }],
      ['DONE', { applied: 1 }],
      ['NOTHING_CHANGED', { duplicate: 2 }],
    ])
    await undone(second)
    expect(await monthOf()).toMatchObject({ stated: 1_800 })
    expect((await states())[2]).toEqual(['DONE', { applied: 1, duplicate: 1 }])
    await undone(third)
    expect(await monthOf()).toMatchObject({ stated: 0 })
    expect((await states())[2]).toEqual(['UNDONE', { reversed: 1, duplicate: 1 }])
  })

  it('takes settlements back, and opens a line again that changes', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    await applied([[loan?.number ?? '', '1500', '', '']])
    const before = await balances()
    for (const outcome of ['accept', 'write_off', 'dispute']) {
      const [line] = await linesOf()
      expect(await settled([asked(line, outcome)])).toMatchObject({ settled: 1, month: { open: 0 } })
      const [stands] = await linesOf()
      expect(stands?.settlement).toMatchObject({ outcome, can_take_back: 1 })
      expect(await settled([asked(stands, 'take_back')])).toMatchObject({ settled: 1, month: { open: 1 } })
      expect(await settled([asked(stands, 'take_back')])).toMatchObject({ settled: 0 })
      expect(await balances()).toEqual(before)
    }
    const [line] = await linesOf()
    await settled([asked(line, 'dispute')])
    await applied([[loan?.number ?? '', '100', 'MORE', '']])
    expect((await linesOf())[0]).toMatchObject({ stated: 1_600, is_open: 1, settlement: null })
    expect((await settle([asked(line, 'accept')])).json()).toMatchObject({ code: 'plan_stale' })
    expect((await settle([asked((await linesOf())[0], 'give_loan')])).statusCode).toBe(400)
    expect(
      (await settle([{ line_id: 'part-1-1', outcome: 'accept', expected: 0, stated: 0 }])).statusCode,
    ).toBe(404)
  })

  it('gives a line a loan, and takes it away', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    const [bare = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    const { number } = (await test.db
      .row<Loan>(sql`select lender_application_id as id, application_number as number
      from lender_application where lender_application_id = ${bare}`)) ?? { number: '' }
    await applied([['LA-2222222', '2000', '', '']])
    const [, foreign] = await linesOf()
    expect(foreign).toMatchObject({ kind: 'NOT_EXPECTED', line_id: expect.stringMatching(/^stated-/) })
    expect(wordsOf(await settle([asked(foreign, 'give_loan', { application_number: number })]))).toContain(
      'Nothing was disbursed',
    )
    const act = [asked(foreign, 'give_loan', { application_number: loan?.number })]
    expect(await settled(act)).toMatchObject({ settled: 1, month: { open: 0 } })
    expect(await settled(act)).toMatchObject({ settled: 0 })
    const [given, ...rest] = await linesOf()
    expect(rest).toEqual([])
    expect(given).toMatchObject({ kind: 'WAITS', stated: 2_000, settlement: { outcome: 'give_loan' } })
    await settled([asked(given, 'take_back')])
    expect(await kindsOf()).toEqual([
      ['NOT_STATED', 1],
      ['NOT_EXPECTED', 1],
    ])
    // A line whose loan has no disbursal yet waits for it.
    await applied([[number, '400', '', '']])
    await disburse(bare, 20_000, '2026-10-20')
    await price()
    await test.db.transaction((tx) => matchWaitingLines(tx, lender_id, test.clock.now()))
    expect((await linesOf()).find(({ application_number }) => application_number === number)).toMatchObject({
      kind: 'WAITS',
      stated: 400,
    })
  })

  it('spreads a line over the parts of its loan, and nets what is clawed back', async () => {
    await addRules()
    const [id = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
    await move(id, 'PART_DISBURSED', 40_000, '2026-10-05')
    await disburse(id, 100_000, '2026-10-18')
    await price()
    const [loan] = await test.db
      .rows<Loan>(sql`select lender_application_id as id, application_number as number
      from lender_application where lender_application_id = ${id}`)
    await applied([[loan?.number ?? '', '1999.99', 'A', '']])
    expect((await linesOf()).map(({ stated, expected }) => [stated, expected])).toEqual([
      [800, 800],
      [1_199.99, 1_200],
    ])
    await asOffice(test.db, (tx) =>
      tx.run(sql`insert into lender_tolerance (lender_id, paise) values (${lender_id}, 1)`),
    )
    expect(await kindsOf()).toEqual([
      ['WAITS', 0],
      ['WAITS', 0],
    ])
    await move(id, 'CLAWED_BACK')
    await price()
    expect(await kindsOf()).toEqual([
      ['REVERSED', 1],
      ['REVERSED', 1],
    ])
    await applied([[loan?.number ?? '', '-1999.99', 'B', '']])
    expect(await monthOf()).toMatchObject({ expected: 0, stated: 0, open: 0, loans: 0, tolerance: 0.01 })
    expect((await pay(receipt({ bank: 1 }))).statusCode).toBe(409)
    expect(await balances()).toEqual({})
  })

  it('gives back with a clawback what was settled before it, and leaves what is settled after it', async () => {
    await addRules()
    const loans = await lend([100_000, 50_000])
    await applied(loans.map(({ number }, place) => [number, place === 0 ? '1500' : '900', 'A', '']))
    const [first, second] = await linesOf()
    await settled([asked(first, 'accept')])
    await settled([asked(second, 'write_off')])
    expect(await monthOf()).toMatchObject({ expected: 2_400, stated: 2_400, open: 0 })
    for (const { id } of loans) await move(id, 'CLAWED_BACK')
    await price()
    await price()
    expect((await linesOf()).map(({ expected, part }) => [expected, part])).toEqual([
      [0, 0],
      [0, 0],
    ])
    const [again] = await linesOf()
    await settled([asked(again, 'accept')])
    await price()
    expect((await linesOf())[0]).toMatchObject({ expected: 1_500, stated: 1_500, is_open: 0 })
  })

  it('gives back what was settled for a loan that pricing never booked', async () => {
    const [loan] = await lend([300_000])
    await applied([[loan?.number ?? '', '500', 'A', '']])
    const [line] = await linesOf()
    expect(line).toMatchObject({ expected: 0, stated: 500 })
    await settled([asked(line, 'accept')])
    expect((await linesOf())[0]).toMatchObject({ expected: 500 })
    await move(loan?.id ?? 0, 'CLAWED_BACK')
    await price()
    await price()
    expect((await linesOf())[0]).toMatchObject({ expected: 0, part: 0, stated: 500 })
  })

  it('leaves what is settled of a loan after its clawback, also where pricing had nothing to give back', async () => {
    const [loan] = await lend([300_000])
    await move(loan?.id ?? 0, 'CLAWED_BACK')
    await price()
    test.clock.advance(60_000)
    await applied([[loan?.number ?? '', '1000', 'A', '']])
    const [line] = await linesOf()
    await settled([asked(line, 'accept')])
    for (const run of [1, 2]) {
      await price()
      expect((await linesOf())[0], `run ${run}`).toMatchObject({
        kind: 'REVERSED',
        expected: 1_000,
        part: 600,
        is_open: 0,
      })
    }
  })

  it('shows each receipt behind a sum, and none that was taken back', async () => {
    await addRules()
    const [loan] = await lend([300_000])
    await applied([[loan?.number ?? '', '6750', 'A', '']])
    const utrs = [`PART${lender_id}0001`, `PART${lender_id}0002`]
    expect((await pay(receipt({ utr: utrs[0], bank: 1_500, day: '2026-11-09' }))).statusCode).toBe(200)
    const second = await pay(receipt({ utr: utrs[1], bank: 2_000 }))
    const shown = async () => {
      const [line] = await linesOf()
      return [line?.received, line?.receipts.map(({ day, utr, amount }) => [day, utr, amount])]
    }
    expect(await shown()).toEqual([
      3_500,
      [
        ['2026-11-08', utrs[1], 2_000],
        ['2026-11-09', utrs[0], 1_500],
      ],
    ])
    const { receipts } = second.json<{ data: { receipts: Receipt[] } }>().data
    await calls.post(`/api/receipts/${receipts[0]?.receipt_id}/take-back`, { reason: 'Of another lender' })
    expect(await shown()).toEqual([1_500, [['2026-11-09', utrs[0], 1_500]]])
  })

  it('names the version of the rule that booked a sum last', async () => {
    await addRules()
    await lend([300_000])
    expect(await linesOf()).toMatchObject([{ expected: 6_750, priced_by: 'rule 2, version 1' }])
    await test.db.run(sql`insert into lender_revenue_version (id, version, content, valid_from)
      select v.id, 2, v.content || '{"revenue_percent": 2.5}', '2026-10-02T00:00:00+05:30'
      from lender_revenue r join lender_revenue_version v using (id)
      where r.lender_id = ${lender_id} and r.revenue_percent = 2.25`)
    await price()
    expect(await linesOf()).toMatchObject([{ expected: 7_500, priced_by: 'rule 2, version 2' }])
  })

  it('takes the tolerance that an administrator sets, on the audit log with its reason', async () => {
    await addRules()
    const [loan] = await lend([300_000])
    await applied([[loan?.number ?? '', '6749.50', 'A', '']])
    const set = (tolerance: unknown, id = lender_id, reason = 'They round to the rupee') =>
      calls.post(`/api/lender-tolerance/${id}`, { tolerance, reason })
    expect(await monthOf()).toMatchObject({ state: 'STATED', tolerance: 0, open: 1 })
    for (const wrong of [-1, 10.01, 0.001, '1']) expect((await set(wrong)).statusCode).toBe(400)
    expect((await set(0.5, lender_id, '')).statusCode).toBe(400)
    expect((await set(0.5, 999_999)).statusCode).toBe(404)
    const body = { tolerance: 0.5, reason: 'They round to the rupee' }
    const byAnalyst = await callsOf(test.app, analyst).post(`/api/lender-tolerance/${lender_id}`, body)
    expect(byAnalyst.statusCode).toBe(403)
    expect((await set(0.49)).json()).toEqual({ success: true, data: { tolerance: 0.49 } })
    expect(await kindsOf()).toEqual([['RATE_DIFFERS', 1]])
    expect((await set(0.5)).statusCode).toBe(200)
    expect((await set(0.5)).statusCode).toBe(200)
    expect(await kindsOf()).toEqual([['WAITS', 0]])
    expect(await monthOf()).toMatchObject({ state: 'RECONCILED', tolerance: 0.5, difference: -0.5, open: 0 })
    const listed = await calls.get(`/api/lender-months?lender_id=${lender_id}&state=RECONCILED`)
    expect(listed.json()).toMatchObject({ total: 1 })
    const entries = await test.db.rows(sql`select before, after, reason from audit_entry
      where action = 'lender_tolerance.change' and object_id = ${String(lender_id)} order by entry_id`)
    expect(entries).toEqual([
      { before: { tolerance: 0 }, after: { tolerance: 0.49 }, reason: 'They round to the rupee' },
      { before: { tolerance: 0.49 }, after: { tolerance: 0.5 }, reason: 'They round to the rupee' },
    ])
    expect((await set(0)).statusCode).toBe(200)
    expect(await monthOf()).toMatchObject({ state: 'STATED', open: 1 })
  })

  it('waits for a second person above the limit', async () => {
    await addRules()
    const [loan] = await lend([1_000_000])
    await applied([[loan?.number ?? '', '100', '', '']])
    const [line] = await linesOf()
    const act = [asked(line, 'write_off')]
    expect(await settled(act)).toMatchObject({ settled: 0, waiting: 1, month: { open: 1 } })
    expect(await settled(act)).toMatchObject({ settled: 0, waiting: 1 })
    expect((await linesOf())[0]).toMatchObject({ waits_for_second: 1 })
    const ofOther = callsOf(test.app, other)
    const { request_id, detail } =
      (await ofOther.get('/api/approvals?kind=write_off&page_size=200'))
        .json<{ data: { request_id: number; object_id: string; detail: { amount: number } }[] }>()
        .data.find(({ object_id }) => object_id === `${lender_id}/2026-10`) ?? {}
    expect(detail).toMatchObject({ amount: 22_400 })
    const decision = { request_id, decision: 'approved', note: 'They will not pay' }
    expect((await calls.post('/api/approvals/decide', decision)).statusCode).toBe(403)
    const decided = await ofOther.post('/api/approvals/decide', decision)
    expect(decided.statusCode, decided.body).toBe(200)
    expect((await linesOf())[0]).toMatchObject({
      expected: 100,
      is_open: 0,
      settlement: { outcome: 'write_off' },
    })
    expect(await balances()).toMatchObject({ write_off: 22_400_00 })
  })

  it('books late news of a closed month in the next open one', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    await applied([[loan?.number ?? '', '2000', '', '']])
    expect((await calls.post(`${path()}/close`, { reason: 'All settled' })).statusCode).toBe(200)
    await applied([[loan?.number ?? '', '50', 'LATE', '']])
    expect(await monthOf()).toMatchObject({ stated: 2_000, difference: 0, open: 0 })
    expect(await monthOf('2026-11')).toMatchObject({ state: 'STATED', stated: 50, open: 1 })
    const [late] = await linesOf('', '2026-11')
    expect(late).toMatchObject({ kind: 'LATE', is_late: 1, expected: 0, stated: 50 })
    expect(await settled([asked(late, 'accept')], '2026-11')).toMatchObject({
      settled: 1,
      month: { open: 0 },
    })
    expect((await linesOf('', '2026-11'))[0]).toMatchObject({ expected: 50, stated: 50, part: 30 })
    expect(wordsOf(await calls.post(`${path('2026-11')}/close`, { reason: 'All settled' }))).toBe(
      'The month is not over.',
    )
  })

  it('prices late news of a closed month by the order that its rules had', async () => {
    const all = { slab_disbursed_min: null, slab_disbursed_max: null }
    const ids = await addRules([
      { ...all, revenue_percent: 2 },
      { ...all, revenue_percent: 3 },
    ])
    const [loan] = await lend([100_000])
    await applied([[loan?.number ?? '', '2000', '', '']])
    const [close, reopen] = ['close', 'reopen'].map(
      (act) => () => calls.post(`${path()}/${act}`, { reason: 'All settled' }),
    )
    expect((await close?.())?.statusCode).toBe(200)
    const order = { lender_id, lender_revenue_ids: ids.toReversed() }
    expect((await calls.post('/api/lender-revenue/set-order', order)).statusCode).toBe(200)
    await lend([50_000])
    expect(await linesOf('', '2026-11')).toMatchObject([{ is_late: 1, expected: 1_000 }])
    expect((await reopen?.())?.statusCode).toBe(200)
    await price()
    expect((await linesOf())[0]).toMatchObject({ expected: 3_000 })
  })
})

describe('a month that is opened again', () => {
  const [close, reopen] = ['close', 'reopen'].map(
    (act) => () => calls.post(`${path()}/${act}`, { reason: 'More of it came' }),
  )
  const figures = async (month?: string) =>
    (await linesOf('', month)).map(({ is_open, expected, stated }) => [is_open, expected, stated])
  /** A loan stated as expected, its month closed, opened again after `late`. */
  const reopened = async (late: (loan: Loan) => Promise<unknown>): Promise<Loan> => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([50_000])
    await applied([[loan.number, '1000', '', '']])
    expect((await close?.())?.statusCode).toBe(200)
    await late(loan)
    const opened = await reopen?.()
    expect(opened?.statusCode, opened?.body).toBe(200)
    return loan
  }
  const clawedBack = async ({ id }: Loan) => {
    await move(id, 'CLAWED_BACK')
    await price()
  }

  it('is settled by what its lender takes back, where the clawback was booked late', async () => {
    const loan = await reopened(clawedBack)
    expect(await figures()).toEqual([[1, 1_000, 1_000]])
    expect(await figures('2026-11')).toEqual([[1, -1_000, 0]])
    await applied([[loan.number, '-1000', '', '']])
    expect(await figures()).toEqual([[0, 1_000, 0]])
    expect(await figures('2026-11')).toEqual([[0, -1_000, 0]])
    expect(await monthOf()).toMatchObject({ open: 0, not_closable: [] })
    expect((await close?.())?.statusCode).toBe(200)
  })

  it('is settled by one act, in whichever of the months', async () => {
    const loan = await reopened(clawedBack)
    await applied([[loan.number, '-900', '', '']])
    const [line] = await linesOf('', '2026-11')
    await settled([asked(line, 'accept')], '2026-11')
    expect(await figures()).toEqual([[0, 1_100, 100]])
    expect(await figures('2026-11')).toEqual([[0, -1_000, 0]])
    expect(await monthOf()).toMatchObject({ state: 'RECONCILED', open: 0 })
    const closed = await close?.()
    expect(closed?.statusCode, closed?.body).toBe(200)
    expect(await figures('2026-11')).toEqual([[0, -1_000, 0]])
  })

  it('says of the month after it, too, how far that is', async () => {
    await reopened(({ number }) => applied([[number, '50', 'LATE', '']]))
    expect(await monthOf('2026-11')).toMatchObject({ state: 'STATED', open: 1 })
    expect(await monthOf()).toMatchObject({ state: 'STATED', open: 1 })
    const [line] = await linesOf()
    await settled([asked(line, 'accept')])
    expect(await figures()).toEqual([[0, 1_050, 1_000]])
    expect(await monthOf('2026-11')).toMatchObject({ state: 'RECONCILED', open: 0 })
  })
})

describe('money', () => {
  it('is received in parts, refused where it is too much, and taken back', async () => {
    await addRules()
    const loans = await lend([50_000, 50_000])
    await applied(loans.map(({ number }) => [number, '1000', '', '']))
    const [first, second] = await linesOf()
    const before = await balances()
    const paid = await pay(
      receipt({ utr: 'abcdef000001', bank: 1_200 }),
      receipt({ utr: 'ABCDEF000002', bank: 300, pays: 'lines', line_ids: [second?.line_id] }),
    )
    expect(paid.statusCode, paid.body).toBe(200)
    expect((await linesOf()).map(({ received }) => received)).toEqual([1_000, 500])
    const over = await pay(
      receipt({ utr: 'ABCDEF000003', bank: 501, pays: 'lines', line_ids: [first?.line_id, second?.line_id] }),
    )
    expect(over.statusCode).toBe(409)
    expect(wordsOf(over)).toBe(
      'The receipt ABCDEF000003 is ₹1 more than is stated and not paid: it comes to ₹501 without GST and TDS, and ₹500 is open.',
    )
    expect(wordsOf(await pay(receipt({ utr: 'ABCDEF000001', bank: 1_201 })))).toContain('booked already')
    expect((await pay(receipt({ utr: 'ABCDEF000009', bank: 1, day: '2027-11-08' }))).statusCode).toBe(400)
    expect((await pay(receipt({ utr: 'ABCDEF000009', bank: 1, gst: 1 }))).statusCode).toBe(400)
    const { receipts } = await monthOf()
    expect(receipts.map(({ utr }) => utr)).toEqual(['ABCDEF000002', 'ABCDEF000001'])
    for (const { receipt_id } of receipts) {
      const back = await calls.post(`/api/receipts/${receipt_id}/take-back`, { reason: 'Of another lender' })
      expect(back.json(), back.body).toMatchObject({ data: { taken_back: { reason: 'Of another lender' } } })
      expect(
        (await calls.post(`/api/receipts/${receipt_id}/take-back`, { reason: 'again' })).json(),
      ).toMatchObject({
        data: { taken_back: { reason: 'Of another lender' } },
      })
    }
    expect(await balances()).toEqual(before)
    expect((await pay(receipt({ utr: 'ABCDEF000001', bank: 2_000 }))).statusCode).toBe(200)
  })
})

describe('acts on different lenders at once', () => {
  const LATER = '2026-11-01'
  const meet = async (
    held: { kind: string; partner_id?: number; month: string },
    act: () => Promise<{ statusCode: number; body: string }>,
    next: (tx: Database) => Promise<unknown>,
  ): Promise<void> => {
    const answer = await runIntoLock(test.db, (tx) => holdSums(tx, held), act, next)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const holdSums = async (
    tx: Database,
    { kind, partner_id, month }: { kind: string; partner_id?: number; month: string },
  ): Promise<void> => {
    const rows =
      await tx.rows(sql`select m.account_id from account_month m join ledger_account a using (account_id)
      where a.kind = ${kind} and a.partner_id is not distinct from ${partner_id ?? null}
        and m.booked_month = ${month}::date for update of m`)
    expect(rows).toHaveLength(1)
  }

  it('book receipts of several months, and hold the audit log at their end alone', async () => {
    await addRules()
    const [loan] = await lend([100_000])
    await applied([[loan?.number ?? '', '2000', '', '']])
    const first = await pay(
      receipt({ utr: 'ABCDEF000021', bank: 1, day: '2026-10-31' }),
      receipt({ utr: 'ABCDEF000022', bank: 1, day: LATER }),
    )
    expect(first.statusCode, first.body).toBe(200)
    await meet(
      { kind: 'bank', month: LATER },
      () =>
        pay(
          receipt({ utr: 'ABCDEF000023', bank: 1, day: '2026-10-31' }),
          receipt({ utr: 'ABCDEF000024', bank: 1, day: LATER }),
        ),
      lockAuditHead,
    )
    expect(await monthOf()).toMatchObject({ received: 4 })
  })

  it('settle lines, and ask for a second person after all that is posted', async () => {
    await addRules()
    const loans = await lend([1_000_000, 50_000])
    await applied(loans.map(({ number }) => [number, '100', '', '']))
    const [large, small] = await linesOf()
    await meet(
      { kind: 'partner_accrued', partner_id: partner.partner_id, month: '2026-10-01' },
      () => settle([asked(large, 'write_off'), asked(small, 'accept')]),
      lockAuditHead,
    )
    expect((await linesOf()).map(({ waits_for_second, is_open }) => [waits_for_second, is_open])).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('settle lines of the same partners in whatever order', async () => {
    await addRules()
    const own = partner
    partner = await buildPartner(test.services)
    await onFirstOfOctober(() =>
      agreeTerms(
        test.services,
        { actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } }, ip: '127.0.0.1' },
        { partner_id: partner.partner_id, revenue_percent: 60, revenue_flat_fee: 0 },
      ),
    )
    const [second] = await lend([50_000])
    const later = partner
    partner = own
    const [first] = await lend([50_000])
    await applied([second, first].map((loan) => [loan?.number ?? '', '900', '', '']))
    const lines = await linesOf()
    const lineOf = (loan: Loan | undefined) =>
      lines.find(({ application_number }) => application_number === loan?.number)
    const accounts = await asOffice(test.db, (tx) =>
      tx.rows<{ partner_id: number }>(sql`select partner_id from ledger_account where kind = 'partner_accrued'
        and partner_id in (${own.partner_id}, ${later.partner_id}) order by account_id`),
    )
    const [low = 0, high = 0] = accounts.map(({ partner_id }) => partner_id)
    const inOrder = low === own.partner_id ? [second, first] : [first, second]
    const month = '2026-10-01'
    await meet(
      { kind: 'partner_accrued', partner_id: low, month },
      () => settle(inOrder.map((loan) => asked(lineOf(loan), 'accept'))),
      (tx) => holdSums(tx, { kind: 'partner_accrued', partner_id: high, month }),
    )
    expect(await monthOf()).toMatchObject({ open: 0, expected: 1_800 })
  })
})

describe('a part that was replaced', () => {
  /** A file says that a loan was clawed back. @returns the step, by which it is taken back */
  const clawBack = async (id: number): Promise<string> => {
    const last = await test.db.row<{ last: string }>(
      sql`select max(event_id)::text as last from lender_application_event where lender_application_id = ${id} and accepted = 1`,
    )
    const row = {
      line: 2,
      lenderApplicationId: String(id),
      expectsEventId: last?.last ?? null,
      status: 'CLAWED_BACK',
      statusDate: '2026-11-10',
      amountPaise: null,
      eventKey: `file:CLAWED_BACK:${last?.last}:`,
    } as const
    const by = { staff_id: admin.staff_id, now: test.clock.now() }
    const [answer] = await test.db.transaction((tx) => moveManyLenderApplications(tx, [row], by))
    if (answer?.outcome !== 'applied') throw new Error(`not clawed back: ${answer?.outcome}`)
    await price()
    return answer.eventId
  }
  /** Undoes that file. */
  const correct = async (id: number, eventId: string): Promise<void> => {
    const corrections = [{ line: 2, lenderApplicationId: String(id), eventId }]
    const [answer] = await test.db.transaction((tx) =>
      correctLenderApplications(tx, corrections, 'The wrong file', {
        staff_id: admin.staff_id,
        now: test.clock.now(),
      }),
    )
    expect(answer).toMatchObject({ outcome: 'reversed' })
    await price()
  }
  const figuresOf = async (month?: string) =>
    (await linesOf('', month)).map(({ kind, is_open, expected, stated, received }) => [
      kind,
      is_open,
      expected,
      stated,
      received,
    ])

  it('hands on what was stated and received once its clawback is undone, and matches', async () => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([100_000])
    const file = await applied([[loan.number, '2000', 'A', '']])
    expect((await pay(receipt({ bank: 1_500 }))).statusCode).toBe(200)
    const before = await balances()
    await correct(loan.id, await clawBack(loan.id))
    await price()
    expect(await figuresOf()).toEqual([
      ['REVERSED', 0, 0, 0, 0],
      ['WAITS', 0, 2_000, 2_000, 1_500],
    ])
    expect(await linesOf()).toMatchObject([
      {
        words: 'Replaced by part 2: what was stated and received stands there',
        moves: [{ tranche: 2, stated: -2_000, received: -1_500 }],
      },
      { moves: [{ tranche: 1, stated: 2_000, received: 1_500 }] },
    ])
    expect(await balances()).toEqual(before)

    // What comes for the lines of before follows, too, and goes back with its receipt and its file.
    const more = await pay(receipt({ utr: 'ABCDEF000012', bank: 500 }))
    expect(more.statusCode, more.body).toBe(200)
    expect((await figuresOf())[1]).toEqual(['MATCHED', 0, 2_000, 2_000, 2_000])
    const { receipts } = await monthOf()
    for (const { receipt_id } of receipts)
      await calls.post(`/api/receipts/${receipt_id}/take-back`, { reason: 'Of another lender' })
    expect((await figuresOf())[1]).toEqual(['WAITS', 0, 2_000, 2_000, 0])
    await undone(file)
    expect(await figuresOf()).toEqual([
      ['REVERSED', 0, 0, 0, 0],
      ['NOT_STATED', 1, 2_000, 0, 0],
    ])
    await balances()
  })

  it('leaves one true difference where a smaller sum is named', async () => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([100_000])
    await applied([[loan.number, '2000', 'A', '']])
    const smaller = { lender_application_id: loan.id, lender_id, event_id: 1, day: '2026-10-03' }
    await test.db.transaction((tx) =>
      recordDisbursals(tx, [{ ...smaller, kind: 'paid', total_paise: 80_000_50 }]),
    )
    await price()
    expect(await figuresOf()).toEqual([
      ['REVERSED', 0, 0, 0, 0],
      ['RATE_DIFFERS', 1, 1_600.01, 2_000, 0],
    ])
    expect(await monthOf()).toMatchObject({ open: 1, expected: 1_600.01, stated: 2_000 })
  })

  it('moves in the first open month what a closed one had', async () => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([100_000])
    await applied([[loan.number, '2000', 'A', '']])
    expect((await pay(receipt({ bank: 1_500 }))).statusCode).toBe(200)
    expect((await calls.post(`${path()}/close`, { reason: 'All settled' })).statusCode).toBe(200)
    await correct(loan.id, await clawBack(loan.id))
    expect(await figuresOf()).toEqual([['REVERSED', 0, 2_000, 2_000, 1_500]])
    expect(await figuresOf('2026-11')).toEqual([
      ['REVERSED', 0, -2_000, -2_000, -1_500],
      ['LATE', 0, 2_000, 2_000, 1_500],
    ])
    expect((await pay(receipt({ utr: 'ABCDEF000013', bank: 500 }))).statusCode).toBe(200)
    expect((await figuresOf('2026-11'))[1]).toEqual(['LATE', 0, 2_000, 2_000, 2_000])
    await balances()
  })

  it('keeps what people agreed upon', async () => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([100_000])
    await applied([[loan.number, '1500', 'A', '']])
    const back = await clawBack(loan.id)
    const [gone] = await linesOf()
    await settled([asked(gone, 'accept')])
    await correct(loan.id, back)
    expect(await figuresOf()).toEqual([
      ['REVERSED', 0, 1_500, 1_500, 0],
      ['NOT_STATED', 1, 2_000, 0, 0],
    ])
  })

  it('has the share of its partner wait for no second money', async () => {
    await addRules()
    const [loan = { id: 0, number: '' }] = await lend([100_000])
    await applied([[loan.number, '2000', 'A', '']])
    expect((await pay(receipt({ bank: 2_000 }))).statusCode).toBe(200)
    await correct(loan.id, await clawBack(loan.id))
    const share = async () =>
      (
        await asOffice(test.db, (tx) =>
          tx.rows(sql`select booked_paise, received_paise, received_day from partner_share_line
            where partner_id = ${partner.partner_id} and tranche = 2`),
        )
      )[0]
    const paid = { booked_paise: 1_200_00, received_paise: 2_000_00, received_day: '2026-11-08' }
    expect(await share()).toEqual(paid)
    // Its hold counts from the day of the money that stands, also where the first receipt was of a later day.
    for (const { receipt_id } of (await monthOf()).receipts)
      await calls.post(`/api/receipts/${receipt_id}/take-back`, { reason: 'Of another day' })
    expect(await share()).toEqual({ ...paid, received_paise: 0, received_day: null })
    const right = receipt({ utr: 'ABCDEF000013', bank: 2_000, day: '2026-11-05' })
    expect((await pay(right)).statusCode).toBe(200)
    expect(await share()).toEqual({ ...paid, received_day: '2026-11-05' })
  })
})

describe('others', () => {
  it('role 2 sees sums alone', async () => {
    await addRules()
    await lend([100_000])
    const list = await callsOf(test.app, analyst).get(`/api/lender-months?lender_id=${lender_id}`)
    expect(list.json()).toMatchObject({
      total: 1,
      data: [{ lender_kind: 'nbfc', month: '2026-10', expected: 2_000, partners_part: null }],
    })
    expect((await callsOf(test.app, analyst).get(path())).statusCode).toBe(403)
    expect((await calls.get(`/api/lender-months?lender_id=${lender_id}&state=CLOSED`)).json()).toMatchObject({
      total: 0,
    })
    expect((await calls.get(path('2025-01'))).statusCode).toBe(404)
  })

  it('a month with open lines waits on the dashboard, and lines are found', async () => {
    await addRules()
    const loans = await lend([100_000, 60_000])
    const own = async () =>
      (await asOffice(test.db, listMonthsToSettle)).find((one) => one.lender_id === lender_id)
    expect(await own()).toBeUndefined()
    await applied([[loans[0]?.number ?? '', '1500', 'INV-9', '']])
    expect(await own()).toMatchObject({ month: '2026-10', open: 2 })
    expect(await linesOf('?search=inv-9')).toHaveLength(1)
    expect(await linesOf(`?search=${loans[1]?.number}`)).toMatchObject([{ kind: 'NOT_STATED' }])
    expect(await linesOf('?kind=RATE_DIFFERS&is_open=1')).toHaveLength(1)
    expect(await linesOf('?is_open=0')).toEqual([])
    expect(await linesOf('?page=2&page_size=1')).toHaveLength(1)
    const { user_id } = (await test.db.row<{ user_id: string }>(sql`select a.user_id from application a
      join lender_application l using (app_id) where l.lender_application_id = ${loans[0]?.id ?? 0}`)) ?? {
      user_id: '',
    }
    await test.db.transaction((tx) =>
      held.erase.stated_lines(test.services, tx, { user_id, now: test.clock.now() } as never),
    )
    expect(
      (await linesOf()).flatMap(({ stated_lines }) => stated_lines.map(({ invoice_no }) => invoice_no)),
    ).toEqual([null])
  })
})
