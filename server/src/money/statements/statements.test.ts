import { randomUUID } from 'node:crypto'
import type { Dispute } from '@marketplace/contract/money/partner-statements-disputes'
import type { OpenPart, OwnMoney } from '@marketplace/contract/money/own-money'
import type { PayoutRun } from '@marketplace/contract/money/partner-statements-acts'
import type {
  LeftOutLine,
  PartnerStatement,
  PartnerStatementDetail,
  StatementLine,
} from '@marketplace/contract/money/partner-statements'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { sealOfPartner } from '../../partners/accounts/open-partner.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { lockAuditHead } from '../../platform/audit-log/audit-log.queries.ts'
import { identifier, sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { runIntoLock } from '../../testing/locks/run-into-lock.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { listPartSums } from '../ledger/commission-lines.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { reverseTransactions } from '../ledger/reverse-transactions.ts'
import { presentStatements } from './present-statement.ts'
import { listStatements } from './statements.queries.ts'

let test: TestApp
let admin: SignedInStaff
let partner: BuiltPartner
let lender_id: number
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Moves the clock; sessions do not last for days. */
const onThe = async (day: string): Promise<void> => {
  test.clock.set(`${day}T06:00:00Z`)
  admin = await buildStaff(test.services)
  await signIn()
}
/** A session of the same partner on the day that it is. */
const signIn = async (): Promise<void> => {
  const fresh = await buildPartner(test.services)
  await test.db.run(
    sql`update session set partner_id = ${partner.partner_id} where partner_id = ${fresh.partner_id}`,
  )
  partner = { ...partner, headers: fresh.headers }
}
beforeEach(async () => {
  test.clock.set('2026-11-01T06:00:00Z')
  ;({ lender_id } = await buildLender(test.db))
  partner = await buildPartner(test.services)
  await onThe('2026-11-01')
})

const call = async <Data>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = admin.headers,
): Promise<Data> => {
  const answer = await test.app.inject({
    method,
    url: `/api/${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200)
  return answer.json<{ data: Data }>().data
}
const get = <Data>(url: string) => call<Data>('GET', url)
const post = <Data>(url: string, payload?: object) => call<Data>('POST', url, payload)
const own = <Data>(url: string) => call<Data>('GET', url, undefined, partner.headers)
const codeOf = async (
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = admin.headers,
): Promise<string | number> => {
  const answer = await test.app.inject({
    method,
    url: `/api/${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code
}

interface Line {
  lender_application_id: number
  tranche: number
}
let posted = 0
const book = (transaction: Omit<LedgerTransaction, 'idempotency_key'>): Promise<number> =>
  asOffice(test.db, async (tx) => {
    await lockLenderMonths(tx, lender_id)
    posted += 1
    const one = { ...transaction, idempotency_key: `test:${posted}` }
    const [booked] = await postTransactions(tx, [one], test.clock.now())
    return booked?.tx_id ?? 0
  })
const dayOf = (): string => test.clock.now().toISOString().slice(0, 10)

/** A part of a loan of a partner. @returns it */
const disburse = async (amount: number, day = '2026-10-14', to = partner): Promise<Line> => {
  const [lender_application_id = 0] = await buildLoans(test.db, {
    lender_id,
    count: 1,
    partner_id: to.partner_id,
  })
  await test.db.run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise)
    values (${lender_application_id}, 1, ${lender_id}, ${day}, ${amount * 100})`)
  return { lender_application_id, tranche: 1 }
}
/** Books our commission and the partner's share, in rupees. */
const earn = (line: Line, expected: number, share: number, to = partner): Promise<unknown> =>
  book({
    kind: 'ACCRUAL',
    source: 'pricing',
    cause: 'disbursed',
    lender_id,
    effective_day: '2026-10-14',
    entries: [
      ...(expected === 0
        ? []
        : [
            {
              account: { kind: 'accrued_income', lender_id } as const,
              amount_paise: Math.round(expected * 100),
              line,
              figure: 'expected' as const,
            },
            { account: { kind: 'income', lender_id } as const, amount_paise: -Math.round(expected * 100) },
          ]),
      {
        account: { kind: 'partner_accrued', partner_id: to.partner_id },
        amount_paise: -Math.round(share * 100),
        line,
        figure: 'percent_share',
      },
      {
        account: { kind: 'partner_share', partner_id: to.partner_id },
        amount_paise: Math.round(share * 100),
      },
    ],
  })
/** The lender pays a sum in rupees for a part on a day. @returns the transaction */
const pay = (line: Line, amount: number, effective_day: string): Promise<number> =>
  book({
    kind: 'RECEIPT',
    source: 'receipt',
    cause: 'received',
    lender_id,
    effective_day,
    entries: [
      { account: { kind: 'receivable', lender_id }, amount_paise: -amount * 100, line, figure: 'received' },
      { account: { kind: 'bank' }, amount_paise: amount * 100 },
    ],
  })
/** The lender states and pays a sum in rupees for a part, today. @returns both transactions */
const receive = async (line: Line, amount: number): Promise<number[]> => [
  await book({
    kind: 'INVOICE',
    source: 'reconciliation',
    cause: 'stated',
    lender_id,
    effective_day: dayOf(),
    entries: [
      { account: { kind: 'receivable', lender_id }, amount_paise: amount * 100, line, figure: 'stated' },
      { account: { kind: 'accrued_income', lender_id }, amount_paise: -amount * 100 },
    ],
  }),
  await pay(line, amount, dayOf()),
]
const paidLoan = async (amount: number, expected: number, share: number): Promise<Line> => {
  const line = await disburse(amount)
  await earn(line, expected, share)
  await receive(line, expected)
  return line
}

const draft = async (month = '2026-10'): Promise<number> => {
  await post('partner-statements/draft', { month })
  const [row] = await get<PartnerStatement[]>(
    `partner-statements?partner_id=${partner.partner_id}&month=${month}&state=DRAFT`,
  )
  if (row === undefined) throw new Error('nothing was drafted')
  return row.statement_id
}
const detail = (id: number) => get<PartnerStatementDetail>(`partner-statements/${id}`)
const linesOf = (id: number) => get<StatementLine[]>(`partner-statements/${id}/lines`)
const leftOutOf = (id: number) => get<LeftOutLine[]>(`partner-statements/${id}/left-out`)
const show = (id: number) => post<PartnerStatementDetail>(`partner-statements/${id}/show`)
const approve = async (id: number, reason: string | undefined = 'The partner has agreed') => {
  const { commission } = await detail(id)
  return post<{ waits: 0 | 1; statement: PartnerStatementDetail }>(`partner-statements/${id}/approve`, {
    commission,
    ...(reason !== '' && { reason }),
  })
}
const withPan = (pan: string, to = partner): Promise<unknown> =>
  asOffice(test.db, (tx) =>
    tx.run(sql`update partner set pan = ${sealOfPartner(test.services.vault, 'pan', to.partner_id, pan)},
      pan_index = ${test.services.vault.blindIndex('pan', pan)} where partner_id = ${to.partner_id}`),
  )
const withBank = (): Promise<unknown> =>
  asOffice(test.db, (tx) =>
    tx.run(sql`update partner set account_name = '=Gomti Associates', ifsc = 'PALB0001234',
      account_number = ${sealOfPartner(test.services.vault, 'account_number', partner.partner_id, '001234564021')},
      gstin = ${sealOfPartner(test.services.vault, 'gstin', partner.partner_id, '27AAPFU0939F1ZV')}
      where partner_id = ${partner.partner_id}`),
  )
/** The bank account was checked; whether it has changed since. */
const changeAccount = (isLapsed: boolean): Promise<unknown> =>
  asOffice(test.db, (tx) =>
    tx.run(sql`insert into partner_kyc_submission (submission_id, partner_id, item, sealed, sent_at, state, checked_by, checked_at, lapsed_at, lapsed_fields)
      values (${randomUUID()}, ${partner.partner_id}, 'bank', '\\x00', ${test.clock.now()}, 'checked', 'test', ${new Date(test.clock.now().getTime() + (isLapsed ? 0 : 1))},
        ${isLapsed ? test.clock.now() : null}, ${isLapsed ? ['account_number'] : null}::text[])`),
  )
let pans = 1_000
/** Nobody else's: the sums of one PAN are taxed together. */
const pan = (): string => {
  pans += 1
  return `AAAPA${pans}A`
}
/** What the accounts of the partner, and those of the house, hold in rupees. */
const balances = async (): Promise<Record<string, number>> => {
  const rows = await asOffice(test.db, (tx) =>
    tx.rows<{ kind: string; sum: number }>(sql`select a.kind, sum(e.amount_paise)::bigint as sum
      from ledger_account a join ledger_entry e using (account_id)
      where a.partner_id = ${partner.partner_id} group by a.kind`),
  )
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum / 100]))
}
const runPapers = async (id: number, of: 'shown' | 'approved'): Promise<void> => {
  await jobs.make_statement_papers.run(test.services, { statement_id: id, of }, { number: 1, last: false })
}

describe('a month', () => {
  it('goes from lines to the bank, and says why a line is not in it', async () => {
    await withPan(pan())
    await withBank()
    await paidLoan(2_00_000, 4_500, 2_700)
    const unpaid = await disburse(3_00_000)
    await earn(unpaid, 7_000, 4_388)
    await onThe('2026-11-16')
    const held = await disburse(1_00_000)
    await earn(held, 1_500, 900)
    await receive(held, 1_500)
    const id = await draft()
    expect(await linesOf(id)).toMatchObject([
      {
        kind: 'share',
        disbursed: 2_00_000,
        received: 4_500,
        amount: 2_700,
        had_before: 0,
        terms: 'no terms',
      },
    ])
    expect(
      (await leftOutOf(id)).map(({ amount, reason, reason_words }) => [amount, reason, reason_words]),
    ).toEqual([
      [900, 'held', 'held until 01/12/2026'],
      [4_388, 'lender_not_paid', 'lender has not paid'],
    ])
    expect(await codeOf('GET', `partner/statements/${id}`, undefined, partner.headers)).toBe('not_found')

    const shown = await show(id)
    expect(shown).toMatchObject({
      state: 'SHOWN',
      commission: 2_700,
      tds: 0,
      to_bank: 2_700,
      object_until: '2026-11-23',
      left_out_lines: 2,
      sums: { shares: 2_700, taken_back: 0, gst: 486, left_out: 5_288 },
    })
    expect((await show(id)).shown_at).toBe(shown.shown_at)
    // Frozen: what is booked now comes with the next one.
    await receive(unpaid, 7_000)
    expect(await linesOf(id)).toHaveLength(1)
    expect(await codeOf('POST', `partner-statements/${id}/approve`, { commission: 2_700 })).toBe(
      'objection_time_runs',
    )
    expect(
      await codeOf('POST', `partner-statements/${id}/approve`, { commission: 2_699, reason: 'Agreed' }),
    ).toBe('conflict')

    await onThe('2026-11-24')
    expect(
      (await get<{ queue: string; count: number }[]>('dashboard/queues')).find(
        ({ queue }) => queue === 'statements_to_approve',
      )?.count,
    ).toBeGreaterThan(0)
    const { waits, statement } = await approve(id, '')
    expect(waits).toBe(0)
    expect(statement).toMatchObject({
      state: 'APPROVED',
      tds: 0,
      payouts: [{ state: 'WAITING', amount: 2_700 }],
    })
    expect((await approve(id, '')).statement.approved_at).toBe(statement.approved_at)
    expect(await balances()).toMatchObject({ partner_accrued: -5_288, partner_payable: -2_700 })
    expect(await codeOf('POST', `partner-statements/${id}/cancel`, { reason: 'Too late' })).toBe('conflict')

    const request_id = randomUUID()
    const run = await post<PayoutRun>('partner-payouts/runs/make', { request_id })
    expect(run).toMatchObject({ payouts: 1, amount: 2_700, paid: 0, failed: 0 })
    expect(await post('partner-payouts/runs/make', { request_id })).toEqual(run)
    expect(await codeOf('POST', 'partner-payouts/runs/make', { request_id: randomUUID() })).toBe('conflict')
    const file = await test.app.inject({
      url: `/api/partner-payouts/runs/${run.run_id}/file`,
      headers: admin.headers,
    })
    expect(file.body).toContain(`'=Gomti Associates,001234564021,PALB0001234,2700.00,${statement.number}`)

    const [{ payout_id } = { payout_id: 0 }] = statement.payouts
    const failed = { run_id: run.run_id, reason: 'Account closed', day: '2026-11-24' }
    expect(await post(`partner-payouts/${payout_id}/failed`, failed)).toMatchObject({
      state: 'FAILED',
      payouts: [{ state: 'FAILED', failed_reason: 'Account closed' }],
    })
    await post(`partner-payouts/${payout_id}/failed`, failed)
    await changeAccount(true)
    expect(await codeOf('POST', 'partner-payouts/runs/make', { request_id: randomUUID() })).toBe('conflict')
    expect(await get('partner-payouts/waiting')).toMatchObject({
      payouts: [{ payout_id, blocked: 'account_not_checked' }],
    })
    expect(await own<OwnMoney>('partner/own-money')).toMatchObject({ account_waits: 1 })
    await changeAccount(false)
    expect(await own<OwnMoney>('partner/own-money')).toMatchObject({ account_waits: 0 })
    const again = await post<PayoutRun>('partner-payouts/runs/make', { request_id: randomUUID() })
    expect(again.run_id).not.toBe(run.run_id)
    const paid = { utr: 'PALBN26112400042', day: '2026-11-24' }
    const paidBy = { run_id: again.run_id, ...paid }
    expect(await post(`partner-payouts/${payout_id}/paid`, paidBy)).toMatchObject({
      state: 'PAID',
      paid_day: '2026-11-24',
      payouts: [{ state: 'PAID', utr: 'PALBN26112400042' }],
    })
    await post(`partner-payouts/${payout_id}/paid`, paidBy)
    expect(
      await codeOf('POST', `partner-payouts/${payout_id}/paid`, { ...paidBy, utr: 'PALBN26112400043' }),
    ).toBe('conflict')
    expect(await codeOf('POST', `partner-payouts/${payout_id}/failed`, failed)).toBe('conflict')
    expect(await balances()).toMatchObject({ partner_payable: 0 })
    const told = await asOffice(test.db, (tx) =>
      tx.rows(sql`select type, data from partner_event where partner_id = ${partner.partner_id}
        and type !~ '^commission' order by event_id`),
    )
    const statement_number = statement.number
    expect(told).toMatchObject([
      { type: 'statement.issued', data: { statement_number, commission: 2_700, lines: 1 } },
      { type: 'payout.paid', data: { statement_number, of: 'commission', amount: 2_700, ...paid } },
    ])

    const invoice = { number: 'GA/26/11', day: '2026-11-20' }
    expect(await post(`partner-statements/${id}/invoice`, invoice)).toMatchObject({
      state: 'PAID',
      invoice: { gst: 486 },
      to_bank: 3_186,
      payouts: [{ part: 'commission' }, { part: 'gst', amount: 486, state: 'WAITING' }],
    })
    await post(`partner-statements/${id}/invoice`, invoice)
    expect(await balances()).toMatchObject({ partner_payable: -486 })
    const toBePaid = async () => (await own<OwnMoney>('partner/own-money')).to_be_paid
    expect(await toBePaid()).toMatchObject({
      amount: 486,
      statements: [{ statement_id: id, state: 'PAID', to_bank: 486 }],
    })
    const gst = (await detail(id)).payouts.find(({ part }) => part === 'gst')
    const gstPaid = { run_id: null, utr: 'PALBN26112400044', day: '2026-11-24' }
    await post(`partner-payouts/${gst?.payout_id ?? 0}/paid`, gstPaid)
    expect(await toBePaid()).toEqual({ amount: 0, statements: [] })

    // The next month takes what was left out, and nothing twice.
    await onThe('2026-12-05')
    const next = await draft('2026-11')
    expect((await linesOf(next)).map(({ amount }) => amount)).toEqual([4_388, 900])
    expect(
      (await own<PartnerStatement[]>('partner/statements')).map(({ statement_id }) => statement_id),
    ).toEqual([id])
    const messages = await test.db.rows<{ template: string }>(
      sql`select template from message where recipient = ${partner.email} order by message_id`,
    )
    expect(messages.map(({ template }) => template)).toEqual(['statement_shown', 'statement_paid'])
  })

  it('takes back at once what was clawed back, and carries a sum below 0 forward', async () => {
    const line = await paidLoan(2_00_000, 4_500, 2_700)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    await approve(id)
    await test.db.run(sql`update disbursal set taken_back_day = '2026-11-17', taken_back_cause = 'clawed_back'
      where lender_application_id = ${line.lender_application_id}`)
    await earn(line, -4_500, -2_700)
    const next = await draft('2026-11')
    expect(await detail(next)).toMatchObject({ carried_forward: 'negative_sum', commission: 0, lines: 0 })
    expect(await leftOutOf(next)).toMatchObject([{ amount: -2_700, reason: 'negative_sum' }])
    expect(await codeOf('POST', `partner-statements/${next}/show`)).toBe('statement_not_payable')

    await paidLoan(4_00_000, 9_000, 5_400)
    await onThe('2026-12-02')
    expect((await linesOf(next)).map(({ kind, amount, disbursed }) => [kind, amount, disbursed])).toEqual([
      ['share', 5_400, 4_00_000],
      ['clawback', -2_700, -2_00_000],
    ])
    expect((await show(next)).sums).toMatchObject({
      shares: 5_400,
      taken_back: -2_700,
      taken_back_lines: 1,
      commission: 2_700,
    })
  })

  it('keeps a sum below the minimum for the next one, and a draft goes on in the next month', async () => {
    await paidLoan(20_000, 500, 310)
    await onThe('2026-11-16')
    const id = await draft()
    expect(await detail(id)).toMatchObject({ carried_forward: 'below_minimum', lines: 0, left_out_lines: 1 })
    const next = await draft('2026-11')
    expect(await detail(id)).toMatchObject({ state: 'CANCELLED', lines: 0 })
    expect((await detail(id)).cancel_reason).toBe(`Carried forward to ${(await detail(next)).number}`)
    await post('payout-terms', {
      partner_id: partner.partner_id,
      hold_days: 0,
      minimum: 100,
      objection_days: 0,
      tds_at: 'statement',
      valid_from: '2026-11-16',
      reason: 'Agreed with the partner',
    })
    expect(await detail(next)).toMatchObject({ carried_forward: null, commission: 310 })
  })

  it('drafts once, however often it is asked for', async () => {
    await paidLoan(2_00_000, 4_500, 2_700)
    const id = await draft()
    expect(await draft()).toBe(id)
    expect(await codeOf('POST', 'partner-statements/draft', { month: '2027-01' })).toBe('conflict')
    await jobs.draft_statements.run(test.services, {}, { number: 1, last: false })
    expect(await draft()).toBe(id)
    await post(`partner-statements/${id}/cancel`, { reason: 'Drawn up too early' })
    await post(`partner-statements/${id}/cancel`, { reason: 'Drawn up too early' })
    expect(await draft()).not.toBe(id)
  })
})

it('holds a share from the money that stands, not from a receipt that was taken back', async () => {
  const line = await disburse(2_00_000)
  await earn(line, 4_500, 2_700)
  await onThe('2026-11-25')
  const [, receipt = 0] = await receive(line, 4_500)
  await asOffice(test.db, async (tx) => {
    await lockLenderMonths(tx, lender_id)
    const back = {
      source: 'receipt',
      cause: 'receipt_taken_back',
      idempotency_key: `back:${receipt}`,
    } as const
    await reverseTransactions(tx, [{ ...back, tx_id: receipt }], test.clock.now())
  })
  const dayOfMoney = async () => (await asOffice(test.db, (tx) => listPartSums(tx, [line])))[0]?.received_day
  expect(await dayOfMoney()).toBeNull()
  await pay(line, 4_500, '2026-11-08')
  expect(await dayOfMoney()).toBe('2026-11-08')
  const id = await draft()
  // 15 days after the 8th are over.
  expect(await linesOf(id)).toMatchObject([{ amount: 2_700 }])
})

it('takes an invoice number once in a financial year, and again in the next', async () => {
  await withBank()
  const invoiceOf = async (month: string, day: string): Promise<string | number> => {
    await paidLoan(2_00_000, 4_500, 2_700)
    await onThe(day)
    const id = await draft(month)
    await show(id)
    return codeOf('POST', `partner-statements/${id}/invoice`, { number: 'GA/001', day })
  }
  expect(await invoiceOf('2026-10', '2026-11-30')).toBe(200)
  expect(await invoiceOf('2026-11', '2027-03-31')).toBe('conflict')
  expect(await invoiceOf('2027-02', '2027-04-20')).toBe(200)
  expect(await invoiceOf('2027-03', '2027-05-10')).toBe('conflict')
})

describe('a payout', () => {
  /** A payout of an approved statement. @returns its id and that of the statement */
  const waiting = async (): Promise<{ id: number; payout_id: number }> => {
    await withBank()
    await paidLoan(2_00_000, 4_500, 2_700)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    const [payout] = (await approve(id)).statement.payouts
    return { id, payout_id: payout?.payout_id ?? 0 }
  }
  const run = async (): Promise<number> =>
    (await post<PayoutRun>('partner-payouts/runs/make', { request_id: randomUUID() })).run_id
  const stateOf = async (id: number) => (await detail(id)).payouts[0]?.state

  it('that came back once and is in the next bank file is not sent back from there by the same answer', async () => {
    const { id, payout_id } = await waiting()
    const first = await run()
    const failed = { run_id: first, reason: 'Account closed', day: '2026-11-16' }
    await post(`partner-payouts/${payout_id}/failed`, failed)
    const second = await run()
    // The same return again, and the same by another administrator in other words.
    expect(await post(`partner-payouts/${payout_id}/failed`, failed)).toMatchObject({
      payouts: [{ state: 'SENT', run_id: second }],
    })
    const other = { ...failed, reason: 'No such account' }
    expect(await codeOf('POST', `partner-payouts/${payout_id}/failed`, other)).toBe('conflict')
    expect(await stateOf(id)).toBe('SENT')
    expect(await codeOf('POST', 'partner-payouts/runs/make', { request_id: randomUUID() })).toBe('conflict')
    // The bank sends the second back too, on the same day.
    const again = { ...failed, run_id: second }
    expect(await post(`partner-payouts/${payout_id}/failed`, again)).toMatchObject({
      state: 'FAILED',
      payouts: [{ state: 'FAILED' }],
    })
    expect(await post(`partner-payouts/${payout_id}/failed`, again)).toMatchObject({ state: 'FAILED' })
    const never = { ...failed, run_id: second + 1 }
    expect(await codeOf('POST', `partner-payouts/${payout_id}/failed`, never)).toBe('conflict')
  })

  it('that a bank file took since the page was read is not recorded as paid beside it', async () => {
    const { id, payout_id } = await waiting()
    const paid = { run_id: null, utr: 'PALBN26111600042', day: '2026-11-16' }
    const run_id = await run()
    expect(await codeOf('POST', `partner-payouts/${payout_id}/paid`, paid)).toBe('conflict')
    expect(await stateOf(id)).toBe('SENT')
    await post(`partner-payouts/${payout_id}/paid`, { ...paid, run_id })
    expect(await stateOf(id)).toBe('PAID')
  })

  it('is either paid or in a bank file where both are asked for at once', async () => {
    // What waits of others is in a bank file before.
    await codeOf('POST', 'partner-payouts/runs/make', { request_id: randomUUID() })
    const { id, payout_id } = await waiting()
    const paid = { run_id: null, utr: 'PALBN26111600042', day: '2026-11-16' }
    const codes = await Promise.all([
      codeOf('POST', `partner-payouts/${payout_id}/paid`, paid),
      codeOf('POST', 'partner-payouts/runs/make', { request_id: randomUUID() }),
    ])
    expect(new Set(codes)).toEqual(new Set([200, 'conflict']))
    const [payout] = (await detail(id)).payouts
    expect(payout?.state === 'PAID' ? payout.run_id === null : payout?.state === 'SENT').toBe(true)
  })
})

describe('tax', () => {
  const draftOf = async (share: number, month: string): Promise<number> => {
    await paidLoan(2_00_000, 100, share)
    const at = test.clock.now()
    await onThe(new Date(at.getTime() + 16 * 86_400_000).toISOString().slice(0, 10))
    return draft(month)
  }
  const statementOf = async (share: number, month: string): Promise<PartnerStatementDetail> => {
    const id = await draftOf(share, month)
    await show(id)
    return (await approve(id)).statement
  }
  const taxedAsEarned = () =>
    post('payout-terms', {
      partner_id: partner.partner_id,
      hold_days: 0,
      minimum: 500,
      objection_days: 0,
      tds_at: 'accrual',
      valid_from: '2026-11-01',
      reason: 'The accountant wants it',
    })
  const withhold = () => jobs.withhold_accrued_tds.run(test.services, {}, { number: 1, last: false })

  it('is withheld on the whole year once its sum passes the threshold, over all accounts of a PAN', async () => {
    const shared = pan()
    await withPan(shared)
    expect(await statementOf(12_000, '2026-10')).toMatchObject({ tds: 0, to_bank: 12_000 })
    const first = partner
    partner = await buildPartner(test.services)
    await signIn()
    await withPan(shared)
    expect(await statementOf(9_000, '2026-10')).toMatchObject({
      tds: 420,
      to_bank: 8_580,
      tds_of: { percent: 2, year_to_date: 12_000, tds_to_date: 0, tax_year: '2026-27' },
    })
    expect(await balances()).toMatchObject({ partner_payable: -8_580, partner_accrued: 0 })
    partner = first
    await signIn()
    expect(await statementOf(10_000, '2026-11')).toMatchObject({ tds: 200, tds_of: { year_to_date: 21_000 } })
  })

  it('is 20 percent without a PAN, and nothing at exactly the threshold', async () => {
    expect(await statementOf(20_000, '2026-10')).toMatchObject({ tds: 0 })
    expect(await statementOf(10_000, '2026-11')).toMatchObject({
      tds: 6_000,
      to_bank: 4_000,
      tds_of: { percent: 20 },
    })
  })

  it('is never more than what is paid: a statement that it would eat is carried forward', async () => {
    expect(await statementOf(20_000, '2026-10')).toMatchObject({ tds: 0 })
    await paidLoan(2_00_000, 100, 1_000)
    await onThe('2026-12-20')
    const id = await draft('2026-11')
    await show(id)
    const before = await balances()
    const { commission } = await detail(id)
    const asked = { commission, reason: 'The partner has agreed' }
    expect(await codeOf('POST', `partner-statements/${id}/approve`, asked)).toBe('statement_not_payable')
    expect(await balances()).toEqual(before)
  })

  it('can be withheld as shares are earned: earlier, and the same over the year', async () => {
    await withPan(pan())
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 12_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -12_000 })
    await paidLoan(2_00_000, 100, 9_000)
    await withhold()
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -20_580 })
    const id = await draft()
    expect(await detail(id)).toMatchObject({ tds: 420, to_bank: 20_580 })
    await show(id)
    expect(await detail(id)).toMatchObject({ tds: 420, to_bank: 20_580, tds_of: { year_to_date: 21_000 } })
    expect((await approve(id)).statement).toMatchObject({ tds: 420, to_bank: 20_580 })
    expect(await balances()).toEqual({ partner_accrued: 0, partner_share: 21_000, partner_payable: -20_580 })
  })

  it('as shares are earned is not given back by what goes back of the tax year before', async () => {
    await withPan(pan())
    await taxedAsEarned()
    const line = await paidLoan(2_00_000, 100, 30_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -29_400 })
    await onThe('2027-04-10')
    await earn(line, -100, -30_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: 600 })
    // The new year's own sum passes the threshold of 20,000.
    await paidLoan(2_00_000, 100, 25_000)
    const id = await draft('2026-10')
    for (const again of [0, 1]) {
      // The 600 of the year before are paid to the state, and no more comes of what they were withheld on.
      expect(await detail(id), `${again} nights after`).toMatchObject({
        tds: 1_100,
        to_bank: 23_900,
        tds_of: { year_to_date: 25_000, tds_to_date: 500 },
      })
      await withhold()
    }
    expect(await balances()).toMatchObject({ partner_accrued: -23_900 })
    // What comes back to the old part was taxed then, and the year after begins anew.
    await earn(line, 100, 30_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -53_900 })
    await onThe('2028-04-10')
    await paidLoan(2_00_000, 100, 19_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -72_900 })
    const last = await draft('2026-10')
    await show(last)
    expect((await approve(last)).statement).toMatchObject({ commission: 74_000, tds: 1_100, to_bank: 72_900 })
    expect(await balances()).toMatchObject({ partner_accrued: 0 })
  })

  it('is withheld once where terms change from the one moment to the other, and back', async () => {
    await withPan(pan())
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 30_000)
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: -29_400 })
    // The next terms withhold by statement, on what is earned from now on.
    await post('payout-terms', {
      partner_id: partner.partner_id,
      hold_days: 0,
      minimum: 500,
      objection_days: 0,
      tds_at: 'statement',
      valid_from: '2026-11-02',
      reason: 'The accountant has thought about it again',
    })
    await paidLoan(2_00_000, 100, 10_000)
    const id = await draftOf(5_000, '2026-10')
    expect(await detail(id)).toMatchObject({ tds: 900, to_bank: 44_100 })
    expect(await get(`partner-statements?partner_id=${partner.partner_id}&state=DRAFT`)).toMatchObject([
      { tds: 900, to_bank: 44_100 },
    ])
    await show(id)
    expect((await approve(id)).statement).toMatchObject({ tds: 900, to_bank: 44_100 })
    expect(await balances()).toMatchObject({ partner_accrued: 0, partner_payable: -44_100 })
    // What statements withheld is not withheld again as it is earned.
    await test.db.run(
      sql`update payout_terms set tds_at = 'accrual' where partner_id = ${partner.partner_id}`,
    )
    await withhold()
    expect(await balances()).toMatchObject({ partner_accrued: 0 })
    expect(await statementOf(10_000, '2026-11')).toMatchObject({ tds: 200, to_bank: 9_800 })
    expect(await balances()).toMatchObject({ partner_accrued: 0, partner_payable: -53_900 })
  })

  it('as shares are earned is allowed for whole, also what passing the threshold brings on an earlier statement', async () => {
    await withPan(pan())
    await taxedAsEarned()
    expect(await statementOf(12_000, '2026-10')).toMatchObject({ tds: 0, to_bank: 12_000 })
    const id = await draftOf(9_000, '2026-11')
    const allowed = { tds: 420, to_bank: 8_580 }
    for (const again of [0, 1]) {
      // What was withheld as it was earned is not due again: 2 % of 9,000 is 180.
      expect(await detail(id), `${again} nights after`).toMatchObject(allowed)
      expect(await get(`partner-statements?partner_id=${partner.partner_id}&state=DRAFT`)).toMatchObject([
        allowed,
      ])
      await withhold()
    }
    await show(id)
    expect(await detail(id)).toMatchObject({ ...allowed, tds_of: { tds_to_date: 420 } })
    expect((await approve(id)).statement).toMatchObject(allowed)
    expect(await balances()).toMatchObject({ partner_accrued: 0 })
  })

  it('as shares are earned is taken back whole where a PAN or another rate comes before the statement', async () => {
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 60_000)
    await paidLoan(2_00_000, 100, 40_000)
    await withhold()
    // 20 %: it is paid to the state, and the partner sets it off in its return.
    expect(await balances()).toMatchObject({ partner_accrued: -80_000 })
    await withPan(pan())
    const id = await draft()
    expect(await detail(id)).toMatchObject({ tds: 20_000, to_bank: 80_000 })
    await show(id)
    expect((await approve(id)).statement).toMatchObject({ tds: 20_000, to_bank: 80_000 })
    expect(await balances()).toMatchObject({ partner_accrued: 0, partner_payable: -80_000 })
    expect(await statementOf(10_000, '2026-11')).toMatchObject({ tds: 200, to_bank: 9_800 })
    expect(await balances()).toMatchObject({ partner_accrued: 0 })
  })

  it('as shares are earned is taken back by each statement for its part of them', async () => {
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 60_000)
    const waits = await disburse(2_00_000)
    await earn(waits, 100, 40_000)
    await withhold()
    await withPan(pan())
    const id = await draft()
    await show(id)
    expect((await approve(id)).statement).toMatchObject({ tds: 12_000, to_bank: 48_000 })
    expect(await balances()).toMatchObject({ partner_accrued: -32_000 })
    await receive(waits, 100)
    // 8,000 of the 40,000 and 2 % of what is new.
    expect(await statementOf(10_000, '2026-11')).toMatchObject({ tds: 8_200, to_bank: 41_800 })
    expect(await balances()).toMatchObject({ partner_accrued: 0 })
  })

  it('as shares are earned is taken back from the account that it was withheld from', async () => {
    const shared = pan()
    await withPan(shared)
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 12_000)
    await withhold()
    const first = partner
    partner = await buildPartner(test.services)
    await signIn()
    await withPan(shared)
    await taxedAsEarned()
    await paidLoan(2_00_000, 100, 9_000)
    await withhold()
    for (const [whose, tds] of [
      [partner, 420],
      [first, 0],
    ] as const) {
      partner = whose
      await signIn()
      const id = await draft()
      await show(id)
      expect((await approve(id)).statement, `${tds}`).toMatchObject({ tds })
      expect(await balances()).toMatchObject({ partner_accrued: 0 })
    }
  })
})

it('reads as often for many statements as for one', async () => {
  const terms = { hold_days: 0, minimum: 500, objection_days: 0, tds_at: 'accrual', valid_from: '2026-11-01' }
  for (const paisa of [0, 1, 2]) {
    partner = await buildPartner(test.services)
    await post('payout-terms', {
      ...terms,
      partner_id: partner.partner_id,
      reason: 'The accountant wants it',
    })
    await paidLoan(2_00_000, 100, 30_000 + paisa)
  }
  await draft()
  const readsOf = (limit: number): Promise<number> =>
    asOffice(test.db, async (tx) => {
      const rows = await listStatements(tx, { month: '2026-10', state: 'DRAFT' }, { limit, offset: 0 })
      const spies = [vi.spyOn(tx, 'rows'), vi.spyOn(tx, 'row')]
      const presented = await presentStatements(tx, rows, test.clock.now())
      // 20 % of each: none has a PAN.
      expect(presented.map(({ tds }) => tds)).toEqual(Array.from({ length: limit }, () => 6_000))
      return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    })
  expect(await readsOf(3)).toBe(await readsOf(1))
})

describe('a large sum', () => {
  it('is approved by a second person', async () => {
    await withPan(pan())
    await paidLoan(9_00_00_000, 9_00_000, 5_00_000)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    expect(await approve(id)).toMatchObject({
      waits: 1,
      statement: { state: 'SHOWN', waits_for_second_person: 1 },
    })
    await approve(id)
    const [request] = await get<{ request_id: number; object_id: string }[]>(
      'approvals?kind=partner_statement',
    )
    expect(request?.object_id).toBe(String(id))
    const decision = { request_id: request?.request_id, decision: 'approved', note: 'Looked at each line' }
    expect(await codeOf('POST', 'approvals/decide', decision)).toBe('own_proposal')
    admin = await buildStaff(test.services)
    await post('approvals/decide', decision)
    expect(await detail(id)).toMatchObject({ state: 'APPROVED', tds: 10_000, waits_for_second_person: 0 })
  })

  it('is cancelled with its request, and holds the audit log at its end alone', async () => {
    await withPan(pan())
    await paidLoan(9_00_00_000, 9_00_000, 5_00_000)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    expect(await approve(id)).toMatchObject({ waits: 1 })
    await test.db.run(sql`insert into work_item (kind, key, since, partner_id)
      values ('statement_to_approve', ${String(id)}, ${test.clock.now()}, ${partner.partner_id})`)
    await runIntoLock(
      test.db,
      (tx) => tx.row(sql`select item_id from work_item where key = ${String(id)} for update`),
      () => post(`partner-statements/${id}/cancel`, { reason: 'Drawn up too early' }),
      lockAuditHead,
    )
    expect(await detail(id)).toMatchObject({ state: 'CANCELLED', waits_for_second_person: 0 })
  })
})

describe('papers', () => {
  it('are made once, stored, and sent as they were made', async () => {
    await paidLoan(2_00_000, 4_500, 2_700)
    await onThe('2026-11-16')
    const id = await draft()
    expect(await codeOf('GET', `partner-statements/${id}/pdf`)).toBe('conflict')
    await show(id)
    await runPapers(id, 'shown')
    await runPapers(id, 'shown')
    const { papers } = await detail(id)
    expect(papers.map(({ of, format }) => `${of} ${format}`)).toEqual(['shown pdf', 'shown csv'])
    const read = async (url: string, headers: Record<string, string>): Promise<Buffer> => {
      const answer = await test.app.inject({ url, headers })
      expect(answer.statusCode).toBe(200)
      return answer.rawPayload
    }
    const pdf = await read(`/api/partner-statements/${id}/pdf`, admin.headers)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(papers[0]?.sha256)
    expect(await read(`/api/partner/statements/${id}/pdf`, partner.headers)).toEqual(pdf)
    const csv = await read(`/api/partner/statements/${id}/csv`, partner.headers)
    expect(csv.toString()).toContain('2700.00')
    await approve(id)
    await runPapers(id, 'approved')
    expect((await detail(id)).papers).toHaveLength(4)
  })
})

describe('a dispute', () => {
  const open = (id: number, line: Line, request_id = randomUUID()) =>
    call<Dispute>(
      'POST',
      'partner/disputes/open',
      { request_id, statement_id: id, ...line, text: 'The lender paid more' },
      partner.headers,
    )

  it('takes its line out of a statement that is shown, and the adjustment comes with the next', async () => {
    const line = await paidLoan(2_00_000, 4_500, 2_700)
    await paidLoan(4_00_000, 9_000, 5_400)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    const request_id = randomUUID()
    const dispute = await open(id, line, request_id)
    expect((await open(id, line, request_id)).dispute_id).toBe(dispute.dispute_id)
    expect(await linesOf(id)).toMatchObject([{ amount: 5_400, dispute: null }])
    expect((await leftOutOf(id)).map(({ reason_words, amount }) => [reason_words, amount])).toEqual([
      ['disputed since 16/11/2026', 2_700],
    ])
    expect(await detail(id)).toMatchObject({ commission: 5_400, open_disputes: 1 })
    await approve(id)
    const { dispute_id } = dispute
    const answer = { request_id: randomUUID(), text: 'We are asking the lender' }
    expect(await post(`partner-disputes/${dispute_id}/answer`, answer)).toMatchObject({ state: 'ANSWERED' })
    await post(`partner-disputes/${dispute_id}/answer`, answer)
    const next = await draft('2026-11')
    expect(await leftOutOf(next)).toMatchObject([{ reason: 'disputed', amount: 2_700 }])
    const accepted = { amount: 300.5, text: 'The lender has confirmed it' }
    expect(await post(`partner-disputes/${dispute_id}/accept`, accepted)).toMatchObject({
      state: 'ACCEPTED',
      adjusted: 300.5,
    })
    await post(`partner-disputes/${dispute_id}/accept`, accepted)
    expect(await codeOf('POST', `partner-disputes/${dispute_id}/refuse`, { text: 'No after all' })).toBe(
      'conflict',
    )
    expect(await linesOf(next)).toMatchObject([{ amount: 3_000.5, dispute: { state: 'ACCEPTED' } }])
    const entries = await get<{ percent_share: number; entries: { cause: string; amount: number }[] }>(
      `partner-statements/${next}/lines/${line.lender_application_id}/${line.tranche}`,
    )
    expect(entries.percent_share).toBe(3_000.5)
    expect(entries.entries.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['dispute_accepted', 300.5],
      ['disbursed', 2_700],
    ])
    const [read] = await own<Dispute[]>('partner/disputes')
    expect(read?.entries.map(({ by, text }) => [by, text])).toEqual([
      ['partner', 'The lender paid more'],
      ['staff', 'We are asking the lender'],
      ['staff', 'The lender has confirmed it'],
    ])
    expect(read?.entries.some(({ author }) => author === admin.username)).toBe(false)
  })

  it('is refused with a reason, and its line goes on', async () => {
    const line = await paidLoan(2_00_000, 4_500, 2_700)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    const { dispute_id } = await open(id, line)
    expect(
      await codeOf('POST', `partner-statements/${id}/approve`, { commission: 0, reason: 'Agreed' }),
    ).toBe('statement_not_payable')
    expect(
      await call(
        'POST',
        `partner/disputes/${dispute_id}/answer`,
        { request_id: randomUUID(), text: 'See the letter' },
        partner.headers,
      ),
    ).toMatchObject({ state: 'OPEN' })
    await post(`partner-disputes/${dispute_id}/refuse`, { text: 'The rate is as agreed' })
    await post(`partner-disputes/${dispute_id}/refuse`, { text: 'The rate is as agreed' })
    await post(`partner-statements/${id}/cancel`, { reason: 'Nothing is left in it' })
    expect(await linesOf(await draft())).toMatchObject([{ amount: 2_700, dispute: { state: 'REFUSED' } }])
  })
})

describe('another partner', () => {
  it('sees nothing of it, whatever it asks for', async () => {
    const line = await paidLoan(2_00_000, 4_500, 2_700)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    await runPapers(id, 'shown')
    const other = await buildPartner(test.services)
    for (const url of ['', '/lines', '/left-out', '/pdf', '/csv'])
      expect(await codeOf('GET', `partner/statements/${id}${url}`, undefined, other.headers), url).toBe(
        'not_found',
      )
    const body = { request_id: randomUUID(), statement_id: id, ...line, text: 'It is mine' }
    expect(await codeOf('POST', 'partner/disputes/open', body, other.headers)).toBe('not_found')
    expect(await call('GET', 'partner/statements', undefined, other.headers)).toEqual([])
    for (const table of [
      'partner_statement',
      'statement_line',
      'statement_left_out',
      'statement_step',
      'statement_paper',
      'partner_payout',
      'tds_deduction',
      'partner_dispute',
      'dispute_entry',
      'lead_dispute',
      'lead_dispute_entry',
      'payout_run',
    ]) {
      const count = (partner_id: number) =>
        asPartner(test.db, partner_id, (tx) =>
          tx.row<{ count: number }>(sql`select count(*) as count from ${identifier(table)}`),
        ).catch((error: unknown) =>
          String(error).includes('permission denied') ? { count: 0 } : Promise.reject(error as Error),
        )
      expect((await count(other.partner_id))?.count, table).toBe(0)
    }
    await call('POST', `partner/statements/${id}/opened`, undefined, partner.headers)
    expect((await detail(id)).opened_at).not.toBeNull()
    expect(
      (await own<StatementLine[]>(`partner/statements/${id}/lines`)).map(({ amount }) => amount),
    ).toEqual([2_700])
    expect(
      (await own<PartnerStatementDetail>(`partner/statements/${id}`)).steps.every(({ who }) => who === null),
    ).toBe(true)
  })
})

describe('the report', () => {
  it('shows months by lender, from what was earned to what was paid', async () => {
    await paidLoan(2_00_000, 4_500, 2_700)
    const unpaid = await disburse(3_00_000)
    await earn(unpaid, 7_000, 4_388)
    await onThe('2026-11-16')
    await show(await draft())
    const report = await own<{ months: { month: string; lenders: object[] }[]; total: object }>(
      'partner/report?from=2026-10&to=2026-11',
    )
    expect(report.months.map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
    expect(report.months[1]).toMatchObject({
      disbursals: 2,
      disbursed: 5_00_000,
      earned: 7_088,
      received: 2_700,
      on_statements: 2_700,
      paid: 0,
      lenders: [{ lender_id, earned: 7_088 }],
    })
  })

  it('says where the money is, and each sum is that of its rows', async () => {
    await paidLoan(2_00_000, 4_500, 2_700)
    const unpaid = await disburse(3_00_000)
    await earn(unpaid, 7_000, 4_388.25)
    await onThe('2026-11-16')
    const id = await draft()
    await show(id)
    const held = await paidLoan(1_00_000, 2_000, 900.5)
    const money = await own<OwnMoney>('partner/own-money')
    expect(money).toMatchObject({
      to_be_paid: { statements: [{ statement_id: id, state: 'SHOWN' }] },
      month: '2026-11',
      earned: { amount: 0, loans: 0 },
      waits: { amount: 4_388.25, loans: 1 },
      hold: { amount: 900.5, loans: 1, until: '2026-12-01' },
      next: { amount: 0, loans: 0 },
      paid: { since: '2026-04-01', amount: 0, payouts: 0, last_day: null },
    })
    expect(money.to_be_paid.amount).toBe(
      (await own<PartnerStatementDetail>(`partner/statements/${id}`)).sums.to_bank,
    )
    for (const part of ['earned', 'waits', 'hold', 'next'] as const) {
      const rows = await own<OpenPart[]>(`partner/own-money/parts?part=${part}`)
      expect(
        rows.reduce((sum, { amount }) => sum + amount, 0),
        part,
      ).toBe(money[part].amount)
    }
    expect(await own<OpenPart[]>('partner/own-money/parts?part=hold')).toMatchObject([
      { lender_application_id: held.lender_application_id, reason_words: 'held until 01/12/2026' },
    ])
  })
})

it('opens every paisa: booked shares are what statements had and what is left out', async () => {
  for (const share of [2_700.33, 4_050.5, 310.01]) await paidLoan(2_00_000, 4_500, share)
  const unpaid = await disburse(3_00_000)
  await earn(unpaid, 7_000, 4_388.17)
  await onThe('2026-11-16')
  const id = await draft()
  await show(id)
  await approve(id)
  await earn(unpaid, 10, 6.06)
  const next = await draft('2026-11')
  const sum = (rows: readonly { amount: number }[]) =>
    rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  const lines = [...(await linesOf(id)), ...(await linesOf(next))]
  const left = await leftOutOf(next)
  const booked = await asOffice(test.db, (tx) =>
    tx.row<{ sum: number }>(
      sql`select sum(booked_paise)::bigint as sum from partner_share_line where partner_id = ${partner.partner_id}`,
    ),
  )
  expect(sum(lines) + sum(left)).toBe(booked?.sum)
  for (const { lender_application_id, tranche, booked: of } of lines) {
    const { entries } = await get<{ entries: { amount: number; figure: string | null }[] }>(
      `partner-statements/${id}/lines/${lender_application_id}/${tranche}`,
    )
    expect(sum(entries.filter(({ figure }) => figure !== null))).toBe(Math.round(of * 100))
  }
})
