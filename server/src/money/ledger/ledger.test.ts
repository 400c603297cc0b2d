import type { CommissionLine } from '@marketplace/contract/money/commission-lines'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { recordDisbursals } from '../../loans/disbursals/record-disbursals.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { jobs } from '../../app/modules.ts'
import type { LedgerTransaction } from './ledger-kinds.ts'
import { postTransactions } from './post-transactions.ts'
import { priceLenderMonth } from './price-lender-month.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'

let test: TestApp
let admin: SignedInStaff
let partner: BuiltPartner
let lender_id: number
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services)
})
beforeEach(async () => {
  ;({ lender_id } = await buildLender(test.db))
  partner = await buildPartner(test.services)
  await agree(60, 250)
})
afterAll(() => test.close())

const deed = {
  actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } },
  ip: '127.0.0.1',
} as const
const agree = (revenue_percent: number, revenue_flat_fee: number) =>
  agreeTerms(test.services, deed, { partner_id: partner.partner_id, revenue_percent, revenue_flat_fee })

const post = async (url: string, payload: object): Promise<{ lenderRevenueItem: { id: number } }> => {
  const answer = await test.app.inject({ method: 'POST', url, payload, headers: admin.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ lenderRevenueItem: { id: number } }>()
}
/** Rupees. */
const addRule = async (facts: object): Promise<number> => {
  const { lenderRevenueItem } = await post('/api/lender-revenue/create', {
    ...plainRule(lender_id),
    ...facts,
  })
  return lenderRevenueItem.id
}

/** A step as a lender's callback takes it. */
const move = (id: number, to: LenderStatus, facts: { amount?: number; day?: string } = {}): Promise<string> =>
  test.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const now = test.clock.now()
    return moveLenderApplication(
      tx,
      row,
      { to, source: 'lender', at: now, disbursed_amount: facts.amount, disbursal_date: facts.day },
      now,
    )
  })
const disburse = (id: number, amount: number, day = '2026-11-20') => move(id, 'DISBURSED', { amount, day })

const price = (month = '2026-11'): Promise<number> =>
  asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month }, test.clock.now()))

const linesOf = async (query: Record<string, string> = {}): Promise<CommissionLine[]> => {
  const answer = await test.app.inject({
    url: '/api/commission-lines',
    query: { lender_id: String(lender_id), ...query },
    headers: admin.headers,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CommissionLine[] }>().data.toReversed()
}
const expectedOf = async (): Promise<number[]> => (await linesOf()).map(({ expected }) => expected)

/** The transactions of the lender, the first first. */
const booked = () =>
  asOffice(test.db, (tx) =>
    tx.rows<{ kind: string; cause: string; rule_version: number | null; booked_month: string }>(
      sql`select kind, cause, rule_version, booked_month from ledger_tx where lender_id = ${lender_id} order by tx_id`,
    ),
  )

/** What every account of the run holds by its entries and by its months: the two are the same, and all of them make 0. */
const checkBooks = async (): Promise<void> => {
  const rows = await asOffice(test.db, (tx) =>
    tx.rows<{ entries: number; months: number }>(sql`select a.account_id,
        coalesce((select sum(amount_paise) from ledger_entry e where e.account_id = a.account_id), 0) as entries,
        coalesce((select sum(debit_paise - credit_paise) from account_month m where m.account_id = a.account_id), 0) as months
      from ledger_account a`),
  )
  expect(rows.filter(({ entries, months }) => entries !== months)).toEqual([])
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(0)
}

describe('disbursals', () => {
  const partsOf = (id: number) =>
    test.db.rows<{ day: string; amount_paise: number; taken_back_cause: string | null }>(
      sql`select day, amount_paise, taken_back_cause from disbursal where lender_application_id = ${id} order by tranche`,
    )
  it('are kept part by part, and the same news adds nothing', async () => {
    const [id = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    await move(id, 'PART_DISBURSED', { amount: 40_000, day: '2026-11-02' })
    await move(id, 'PART_DISBURSED', { amount: 40_000, day: '2026-11-02' })
    await disburse(id, 100_000.5, '2026-11-18')
    await disburse(id, 100_000.5, '2026-11-19')
    expect(await partsOf(id)).toEqual([
      { day: '2026-11-02', amount_paise: 40_000_00, taken_back_cause: null },
      { day: '2026-11-18', amount_paise: 60_000_50, taken_back_cause: null },
    ])
    await move(id, 'CLAWED_BACK')
    expect((await partsOf(id)).map(({ taken_back_cause }) => taken_back_cause)).toEqual([
      'clawed_back',
      'clawed_back',
    ])
  })

  it('are corrected by the step that brought them', async () => {
    const [id = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    await disburse(id, 70_000)
    const event = await test.db.row<{ event_id: number }>(
      sql`select event_id from disbursal where lender_application_id = ${id}`,
    )
    const of = { lender_application_id: id, lender_id, day: '2026-11-20' }
    const corrected_event_id = event?.event_id ?? 0
    await recordDisbursals(test.db, [
      { ...of, event_id: corrected_event_id, kind: 'corrected', corrected_event_id },
    ])
    expect(await partsOf(id)).toMatchObject([{ taken_back_cause: 'corrected' }])
  })

  it('stand as they were told', async () => {
    const [id = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    await disburse(id, 70_000)
    const change = test.db.run(sql`update disbursal set amount_paise = 1 where lender_application_id = ${id}`)
    await expect(change).rejects.toThrow('a disbursal stands as it was told')
    const remove = test.db.run(sql`delete from disbursal where lender_application_id = ${id}`)
    await expect(remove).rejects.toThrow('never changed')
  })

  it('wake the pricing of their month, once', async () => {
    const ids = await buildLoans(test.db, { lender_id, count: 2 })
    for (const id of ids) await disburse(id, 70_000)
    const waiting = await test.db.rows<{ key: string }>(
      sql`select key from graphile_worker.jobs where key = ${`price_lender_month:${lender_id}:2026-11`}`,
    )
    expect(waiting).toHaveLength(1)
  })
})

describe('pricing a month', () => {
  it('books what each part earns and its partner’s share, and a second time nothing', async () => {
    await addRule({})
    const [own = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    const [shared = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
    await disburse(own, 100_000)
    await disburse(shared, 50_000)
    expect(await price()).toBe(7)
    expect(await price()).toBe(0)
    expect(await linesOf()).toMatchObject([
      { lender_application_id: own, partner_id: null, expected: 2_000, percent_share: 0, state: 'expected' },
      {
        lender_application_id: shared,
        partner_id: partner.partner_id,
        disbursed_amount: 50_000,
        expected: 1_000,
        percent_share: 600,
        flat_share: 250,
        is_late: 0,
      },
    ])
    await checkBooks()
  })

  it('re-prices all of it where a slab is reached, and back where a loan is clawed back', async () => {
    await addRule({ slab_disbursed_max: 50_00_000 })
    await addRule({ slab_disbursed_min: 50_00_001, slab_disbursed_max: 1_00_00_000, revenue_percent: 2.25 })
    const [one = 0, two = 0, three = 0] = await buildLoans(test.db, { lender_id, count: 3 })
    await disburse(one, 30_00_000)
    await disburse(two, 20_00_000)
    await price()
    expect(await expectedOf()).toEqual([60_000, 40_000])
    await disburse(three, 22_00_000)
    await price()
    expect(await expectedOf()).toEqual([67_500, 45_000, 49_500])
    await move(three, 'CLAWED_BACK')
    await price()
    expect(await expectedOf()).toEqual([60_000, 40_000, 0])
    expect((await linesOf())[2]).toMatchObject({ state: 'taken_back', taken_back_day: '2026-11-20' })
    expect((await booked()).map(({ kind, cause }) => `${kind} ${cause}`)).toEqual([
      'ACCRUAL disbursed',
      'ADJUSTMENT slab_reached',
      'ACCRUAL disbursed',
      'ADJUSTMENT clawed_back',
      'CLAWBACK clawed_back',
    ])
    await checkBooks()
  })

  it('loses no rupee between slabs a rupee apart that are graduated', async () => {
    const graduated = await test.db.row<{ id: number }>(
      sql`select revenue_type_id as id from revenue_type where pricing = 'graduated'`,
    )
    const revenue_type_id = graduated?.id
    await addRule({ revenue_type_id, slab_disbursed_min: 0, slab_disbursed_max: 50_00_000 })
    const upper = { slab_disbursed_min: 50_00_001, slab_disbursed_max: 1_00_00_000, revenue_percent: 2.25 }
    await addRule({ revenue_type_id, ...upper })
    const [one = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    await disburse(one, 72_00_000)
    await price()
    expect(await expectedOf()).toEqual([1_49_500])
  })

  it('follows a rule and terms that change, of the month alone that they are in force for', async () => {
    const id = await addRule({})
    const [one = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
    await disburse(one, 1_00_000)
    await price()
    const rule = (
      await test.app.inject({ url: `/api/lender-revenue/get/${lender_id}`, headers: admin.headers })
    ).json<{
      data: { id: number }[]
    }>().data[0]
    expect(rule?.id).toBe(id)
    const fields = {
      slab_disbursed_min: null,
      slab_disbursed_max: null,
      slab_number_min: null,
      slab_number_max: null,
    }
    const rest = { ats_min: null, ats_max: null, revenue_type_id: 1, revenue_flat: null, status: 1 }
    await post('/api/lender-revenue/update', { id, lender_id, ...fields, ...rest, revenue_percent: 3 })
    await price()
    await agree(50, 250)
    await price()
    expect(await linesOf()).toMatchObject([{ expected: 3_000, percent_share: 1_500, flat_share: 250 }])
    expect((await booked()).map(({ kind, cause, rule_version }) => [kind, cause, rule_version])).toEqual([
      ['ACCRUAL', 'disbursed', 1],
      ['ADJUSTMENT', 'rule_changed', 2],
      ['ADJUSTMENT', 'terms_changed', 2],
    ])
    expect(await price('2026-10')).toBe(0)
  })

  it('books late news of a closed month in the first open one, marked', async () => {
    await addRule({})
    const [one = 0, two = 0] = await buildLoans(test.db, { lender_id, count: 2 })
    await disburse(one, 1_00_000)
    await price()
    await test.db.run(
      sql`update lender_month set state = 'CLOSED', closed_at = now() where lender_id = ${lender_id}`,
    )
    await disburse(two, 50_000)
    await price()
    expect(await linesOf()).toMatchObject([
      { is_late: 0 },
      { expected: 1_000, is_late: 1, day: '2026-11-20' },
    ])
    expect((await booked()).map(({ booked_month }) => booked_month)).toEqual(['2026-11-01', '2026-12-01'])
  })

  it('is woken at night for a closed month whose news lost its own wake-up, and not again', async () => {
    await addRule({})
    const [one = 0, two = 0] = await buildLoans(test.db, { lender_id, count: 2 })
    await disburse(one, 1_00_000)
    await price()
    await test.db.run(
      sql`update lender_month set state = 'CLOSED', closed_at = now() where lender_id = ${lender_id}`,
    )
    const key = `price_lender_month:${lender_id}:2026-11`
    const forget = () => test.db.run(sql`select graphile_worker.remove_job(${key})`)
    const wakeAtNight = async (): Promise<number> => {
      await forget()
      await jobs.price_months.run(test.services, {}, { number: 1, last: false })
      return (await test.db.rows(sql`select from graphile_worker.jobs where key = ${key}`)).length
    }
    expect(await wakeAtNight()).toBe(0)
    test.clock.advance(60_000)
    await disburse(two, 50_000)
    expect(await wakeAtNight()).toBe(1)
    test.clock.advance(60_000)
    await price()
    expect(await wakeAtNight()).toBe(0)
    test.clock.advance(60_000)
    await move(one, 'CLAWED_BACK')
    expect(await wakeAtNight()).toBe(1)
  })

  it('is done by its job, which every open month is woken by', async () => {
    await addRule({})
    const [one = 0] = await buildLoans(test.db, { lender_id, count: 1 })
    await disburse(one, 1_00_000)
    await test.db.run(sql`select graphile_worker.remove_job(${`price_lender_month:${lender_id}:2026-11`})`)
    const attempt = { number: 1, last: false }
    await jobs.price_months.run(test.services, { lender_id }, attempt)
    const waiting = await test.db.rows<{ key: string }>(
      sql`select key from graphile_worker.jobs where key = ${`price_lender_month:${lender_id}:2026-11`}`,
    )
    expect(waiting).toHaveLength(1)
    await jobs.price_lender_month.run(test.services, { lender_id, month: '2026-11' }, attempt)
    await jobs.price_lender_month.run(test.services, { lender_id, month: '2026-11' }, attempt)
    expect(await expectedOf()).toEqual([2_000])
  })
})

describe('posting', () => {
  const transaction = (key: string, amount_paise = 100): LedgerTransaction => ({
    kind: 'RECEIPT',
    source: 'receipt',
    cause: 'received',
    lender_id,
    effective_day: '2026-11-20',
    idempotency_key: `${key}:${lender_id}`,
    entries: [
      { account: { kind: 'bank' }, amount_paise },
      { account: { kind: 'receivable', lender_id }, amount_paise: -amount_paise },
    ],
  })
  const postAll = (...transactions: LedgerTransaction[]) =>
    asOffice(test.db, (tx) => postTransactions(tx, transactions, test.clock.now()))

  it('answers a repeated key as the first time, and refuses it for something else', async () => {
    const [first] = await postAll(transaction('a'))
    const [again, other] = await postAll(transaction('a'), transaction('b'))
    expect(again).toEqual({ ...first, is_new: false })
    expect(other?.is_new).toBe(true)
    await expect(postAll(transaction('a', 101))).rejects.toThrow('was posted with another request')
    await checkBooks()
  })

  it('refuses what does not balance, and two of one key', async () => {
    const lame = { ...transaction('c'), entries: transaction('c').entries.slice(0, 1) }
    await expect(postAll(lame)).rejects.toThrow('fewer than two entries')
    await expect(postAll(transaction('d'), transaction('d'))).rejects.toThrow('share a key')
  })

  it('of two at once with one key posts one', async () => {
    const [first, second] = await Promise.all([postAll(transaction('e')), postAll(transaction('e'))])
    expect([...first, ...second].filter(({ is_new }) => is_new)).toHaveLength(1)
    expect(first[0]?.tx_id).toBe(second[0]?.tx_id)
  })
})

describe('the database', () => {
  const head =
    () => sql`insert into ledger_tx (kind, source, cause, lender_id, effective_day, booked_month, idempotency_key, request_hash,
      booked_at)
    values ('RECEIPT', 'receipt', 'received', ${lender_id}, '2026-11-20', '2026-11-01', gen_random_uuid()::text, repeat('0', 64), now())
    returning tx_id`
  const account = async (): Promise<number> => {
    await postTransactionsOfNothing()
    const row = await asOffice(test.db, (tx) =>
      tx.row<{ account_id: number }>(sql`select account_id from ledger_account where kind = 'bank'`),
    )
    return row?.account_id ?? 0
  }
  const postTransactionsOfNothing = () =>
    asOffice(test.db, (tx) =>
      postTransactions(
        tx,
        [
          {
            kind: 'RECEIPT',
            source: 'receipt',
            cause: 'received',
            effective_day: '2026-11-20',
            idempotency_key: `bank:${lender_id}`,
            entries: [
              { account: { kind: 'bank' }, amount_paise: 1 },
              { account: { kind: 'gst_output' }, amount_paise: -1 },
            ],
          },
        ],
        test.clock.now(),
      ),
    )

  it('takes no transaction without entries that make 0', async () => {
    const bank = await account()
    await expect(asOffice(test.db, (tx) => tx.run(head()))).rejects.toThrow('has no entries that balance')
    const oneSided = asOffice(test.db, async (tx) => {
      const row = await tx.row<{ tx_id: number }>(head())
      await tx.run(
        sql`insert into ledger_entry (tx_id, n, account_id, amount_paise) values (${row?.tx_id}, 1, ${bank}, 5)`,
      )
    })
    await expect(oneSided).rejects.toThrow('does not balance')
  })

  it('takes no more entries of a transaction that is posted, and changes none', async () => {
    const bank = await account()
    const tx_id = await asOffice(test.db, (tx) =>
      tx.row<{ tx_id: number }>(sql`select max(tx_id) as tx_id from ledger_entry`),
    )
    const more = asOffice(test.db, (tx) =>
      tx.run(
        sql`insert into ledger_entry (tx_id, n, account_id, amount_paise) values (${tx_id?.tx_id}, 9, ${bank}, 5)`,
      ),
    )
    await expect(more).rejects.toThrow('does not balance')
    const pair = asOffice(test.db, (tx) =>
      tx.run(
        sql`insert into ledger_entry (tx_id, n, account_id, amount_paise)
          values (${tx_id?.tx_id}, 100, ${bank}, 5), (${tx_id?.tx_id}, 101, ${bank}, -5)`,
      ),
    )
    await expect(pair).rejects.toThrow('does not balance')
    for (const change of [
      sql`update ledger_entry set amount_paise = amount_paise + 1`,
      sql`delete from ledger_entry`,
      sql`update ledger_tx set cause = 'other'`,
      sql`delete from ledger_tx`,
    ])
      await expect(asOffice(test.db, (tx) => tx.run(change))).rejects.toThrow('never changed')
  })

  it('shows a partner its own accounts alone', async () => {
    await addRule({})
    const other = await buildPartner(test.services)
    const [one = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
    await disburse(one, 1_00_000)
    await price()
    const seen = (partner_id: number) =>
      asPartner(test.db, partner_id, (tx) =>
        tx.rows<{ kind: string }>(
          sql`select distinct a.kind from ledger_entry e join ledger_account a using (account_id) join ledger_tx using (tx_id) order by 1`,
        ),
      )
    expect((await seen(partner.partner_id)).map(({ kind }) => kind)).toEqual([
      'partner_accrued',
      'partner_share',
    ])
    expect(await seen(other.partner_id)).toEqual([])
    const ofPartner = async (url: string) =>
      (await test.app.inject({ url, headers: partner.headers })).json<{ data: object }>().data
    expect(await ofPartner('/api/partner/home')).toMatchObject({
      this_month: { disbursed: 1, disbursed_amount: 1_00_000 },
    })
    // 1,200 by its percentage and 250 a loan.
    expect(await ofPartner('/api/partner/own-money')).toMatchObject({ earned: { amount: 1_450, loans: 1 } })
  })
})

describe('the commission lines', () => {
  it('are listed by month, partner and state, the latest first', async () => {
    await addRule({})
    const [own = 0, earlier = 0] = await buildLoans(test.db, { lender_id, count: 2 })
    const [shared = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
    await disburse(own, 1_00_000)
    await disburse(earlier, 1_00_000, '2026-10-15')
    await disburse(shared, 1_00_000, '2026-11-19')
    const ids = async (query: Record<string, string>) =>
      (await linesOf(query)).map(({ lender_application_id }) => lender_application_id)
    expect(await ids({})).toEqual([earlier, shared, own])
    expect(await ids({ month: '2026-11' })).toEqual([shared, own])
    expect(await ids({ partner_id: String(partner.partner_id) })).toEqual([shared])
    expect(await ids({ state: 'received' })).toEqual([])
    expect(await ids({ state: 'expected', page_size: '1', page: '2' })).toEqual([shared])
    const counted = await test.app.inject({
      url: '/api/commission-lines',
      query: { lender_id: String(lender_id), page_size: '1' },
      headers: admin.headers,
    })
    expect(counted.json()).toMatchObject({ total: 3, is_exact: 1 })
  })

  it.each([{ month: '2026-13' }, { lender_id: '0' }, { state: 'paid' }])('refuse %o', async (query) => {
    const answer = await test.app.inject({ url: '/api/commission-lines', query, headers: admin.headers })
    expect(answer.statusCode).toBe(400)
  })
})
