import { randomUUID } from 'node:crypto'
import type {
  OwnReferralEarnings,
  PartnerReferrals,
  ReferralPart,
} from '@marketplace/contract/partner-area/partner-referral'
import type { ReferralTerms } from '@marketplace/contract/money/referral-terms'
import type { CommissionLine } from '@marketplace/contract/money/commission-lines'
import type {
  LeftOutLine,
  PartnerStatement,
  StatementLine,
} from '@marketplace/contract/money/partner-statements'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { priceLenderMonth } from '../ledger/price-lender-month.ts'
import { reverseTransactions } from '../ledger/reverse-transactions.ts'
import { postSettlements, settlePart } from '../reconciliation/settle-line.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'

let test: TestApp
let admin: SignedInStaff
let inviter: BuiltPartner
let invited: BuiltPartner
let lender_id: number
const DAY = '2026-11-20'

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  test.clock.set(`${DAY}T06:00:00Z`)
  admin = await buildStaff(test.services)
  ;({ lender_id } = await buildLender(test.db))
  inviter = await buildPartner(test.services)
  invited = await invite(inviter)
  await call('POST', 'lender-revenue/create', plainRule(lender_id))
  await agree(invited, 60, 250)
  // What an earlier test agreed with all partners.
  await agreeReferral(0, null)
})
afterAll(() => test.close())

const invite = async (by: BuiltPartner): Promise<BuiltPartner> => {
  const partner = await buildPartner(test.services)
  await asOffice(test.db, (tx) =>
    tx.run(sql`update partner set invited_by = ${by.partner_id} where partner_id = ${partner.partner_id}`),
  )
  return partner
}
const call = async <Answer>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = admin.headers,
): Promise<Answer> => {
  const answer = await test.app.inject({
    method,
    url: `/api/${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200)
  return answer.json<Answer>()
}
const get = async <Data>(url: string, headers?: Record<string, string>): Promise<Data> =>
  (await call<{ data: Data }>('GET', url, undefined, headers)).data
const agree = ({ partner_id }: BuiltPartner, revenue_percent: number, revenue_flat_fee: number) =>
  agreeTerms(
    test.services,
    { actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } }, ip: '127.0.0.1' },
    { partner_id, revenue_percent, revenue_flat_fee },
  )
const agreeReferral = async (percent: number, of: BuiltPartner | null = inviter, months = 12) =>
  (
    await call<{ data: ReferralTerms }>('POST', 'referral-terms', {
      partner_id: of?.partner_id ?? null,
      percent,
      months,
      valid_from: test.clock.now().toISOString().slice(0, 10),
      reason: 'Agreed in writing',
    })
  ).data

const move = (id: number, to: LenderStatus, amount?: number, day?: string): Promise<unknown> =>
  test.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const now = test.clock.now()
    const facts = { disbursed_amount: amount, disbursal_date: day }
    return moveLenderApplication(tx, row, { to, source: 'lender', at: now, ...facts }, now)
  })
/** ₹50,000 paid out, which earns ₹1,000. */
const lend = async (to: BuiltPartner, day = DAY): Promise<number> => {
  const [id = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: to.partner_id })
  await move(id, 'DISBURSED', 50_000, day)
  return id
}
const price = (month = '2026-11') =>
  asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month }, test.clock.now()))
/** What each part of the lender has: percent, flat fee, and the share of whoever invited. */
const shares = async (): Promise<number[][]> =>
  (await get<CommissionLine[]>(`commission-lines?lender_id=${lender_id}`))
    .toReversed()
    .map(({ percent_share, flat_share, referral_share }) => [percent_share, flat_share, referral_share])

/** What the accounts of a partner hold, in rupees. All accounts together make 0. */
const balances = async ({ partner_id }: BuiltPartner): Promise<Record<string, number>> => {
  const rows = await asOffice(test.db, (tx) =>
    tx.rows<{
      kind: string
      partner_id: number | null
      sum: number
    }>(sql`select a.kind, a.partner_id, sum(e.amount_paise)::bigint as sum
      from ledger_account a join ledger_entry e using (account_id) group by a.kind, a.partner_id`),
  )
  expect(rows.reduce((all, { sum }) => all + sum, 0)).toBe(0)
  return Object.fromEntries(
    rows.filter((row) => row.partner_id === partner_id).map(({ kind, sum }) => [kind, sum / 100]),
  )
}

/** The lender states a sum for a loan of 1,000, and staff accept it. */
const accept = (id: number, stated: number): Promise<void> =>
  asOffice(test.db, async (tx) => {
    const line = { lender_application_id: id, tranche: 1 }
    const at = test.clock.now()
    await lockLenderMonths(tx, lender_id)
    await postTransactions(
      tx,
      [
        {
          kind: 'INVOICE',
          source: 'reconciliation',
          cause: 'stated',
          lender_id,
          effective_day: DAY,
          idempotency_key: `stated:${id}`,
          entries: [
            { account: { kind: 'receivable', lender_id }, amount_paise: stated, line, figure: 'stated' },
            { account: { kind: 'accrued_income', lender_id }, amount_paise: -stated },
          ],
        },
      ],
      at,
    )
    const part = { lender_id, month: '2026-11', ...line, expected: 1_000_00, stated }
    const by = { staff_id: admin.staff_id, staff_name: 'Test', reason: 'They are right', at }
    await postSettlements(tx, await settlePart(tx, part, 'accept', by), at)
  })

describe('what whoever invited a partner has of its loan', () => {
  it('is booked beside the whole share of that partner, out of ours, and a second time nothing', async () => {
    await agreeReferral(5)
    await lend(invited)
    expect(await price()).toBe(7)
    expect(await price()).toBe(0)
    expect(await shares()).toEqual([[600, 250, 50]])
    expect(await balances(inviter)).toEqual({ partner_accrued: -50, referral_share: 50 })
    expect(await balances(invited)).toEqual({ partner_accrued: -850, partner_share: 850 })
  })

  it('is never more than what is left to us', async () => {
    await agreeReferral(50)
    await lend(invited)
    await price()
    expect(await shares()).toEqual([[600, 250, 150]])
  })

  it('goes one level, and is of no own loan, of nobody who invited itself', async () => {
    await agreeReferral(5, null)
    const third = await invite(invited)
    await agree(third, 50, 0)
    await lend(inviter)
    await lend(third)
    const same = await invite(inviter)
    const index = Buffer.alloc(32, 7)
    await asOffice(test.db, (tx) =>
      tx.run(
        sql`update partner set pan_index = ${index} where partner_id in (${inviter.partner_id}, ${same.partner_id})`,
      ),
    )
    await lend(same)
    await price()
    expect(await shares()).toEqual([
      [0, 0, 0],
      [500, 0, 50],
      [0, 0, 0],
    ])
    expect(await balances(inviter)).toEqual({})
    expect(await balances(invited)).toEqual({ partner_accrued: -50, referral_share: 50 })
  })

  it('follows the terms of the day, own before those of all, within its months', async () => {
    await agreeReferral(5, null)
    await agreeReferral(10, inviter, 1)
    await lend(invited, '2026-11-19')
    await lend(invited)
    await price()
    expect(await shares()).toEqual([
      [0, 0, 0],
      [600, 250, 100],
    ])
    test.clock.set('2026-12-22T06:00:00Z')
    admin = await buildStaff(test.services)
    await lend(invited, '2026-12-19')
    await lend(invited, '2026-12-20')
    await price('2026-12')
    expect((await shares()).slice(2)).toEqual([
      [600, 250, 100],
      [600, 250, 0],
    ])
  })

  it('changes alone where its terms do, and ends with 0 percent', async () => {
    await lend(invited)
    await price()
    expect(await shares()).toEqual([[600, 250, 0]])
    const first = await agreeReferral(5)
    expect((await agreeReferral(5)).referral_terms_id).toBe(first.referral_terms_id)
    expect(await price()).toBe(2)
    await agreeReferral(0)
    expect(await price()).toBe(2)
    expect(await shares()).toEqual([[600, 250, 0]])
    expect(await balances(inviter)).toEqual({ partner_accrued: 0, referral_share: 0 })
  })

  it.each([
    ['more', 1_500_00, 75],
    ['less', 800_00, 40],
  ])('goes back whole where %s was accepted and the PANs turn out the same', async (_, stated, share) => {
    await agreeReferral(5)
    const id = await lend(invited)
    await price()
    await accept(id, stated)
    expect((await shares())[0]?.[2]).toBe(share)
    const setPan = (pan: Buffer | null) =>
      asOffice(test.db, (tx) =>
        tx.run(
          sql`update partner set pan_index = ${pan} where partner_id in (${inviter.partner_id}, ${invited.partner_id})`,
        ),
      )
    await setPan(Buffer.alloc(32, lender_id))
    expect(await price()).toBe(2)
    expect(await price()).toBe(0)
    expect((await shares())[0]).toEqual([(stated / 100) * 0.6, 250, 0])
    expect(await balances(inviter)).toEqual({ partner_accrued: 0, referral_share: 0 })
    // That was a mistake: it has again what it had.
    await setPan(null)
    await price()
    expect((await shares())[0]?.[2]).toBe(share)
  })

  it('goes back with the loan, to the paisa, also what was accepted for it, and an undo leaves nothing', async () => {
    await agreeReferral(5)
    const id = await lend(invited)
    await price()
    await accept(id, 800_00)
    expect(await shares()).toEqual([[480, 250, 40]])
    const accepted = await asOffice(test.db, (tx) =>
      tx.row<{ tx_id: number }>(
        sql`select tx_id from ledger_tx where lender_id = ${lender_id} and cause = 'accepted'`,
      ),
    )
    await asOffice(test.db, async (tx) => {
      await lockLenderMonths(tx, lender_id)
      await reverseTransactions(
        tx,
        [
          {
            tx_id: accepted?.tx_id ?? 0,
            source: 'reconciliation',
            cause: 'settlement_taken_back',
            idempotency_key: `back:${id}`,
          },
        ],
        test.clock.now(),
      )
    })
    expect(await shares()).toEqual([[600, 250, 50]])
    await move(id, 'CLAWED_BACK')
    await price()
    expect(await shares()).toEqual([[0, 0, 0]])
    expect(await balances(inviter)).toEqual({ partner_accrued: 0, referral_share: 0 })
    expect(await price()).toBe(0)
  })
})

describe('who reads it', () => {
  it('is the inviter, on its page and its statement, by the name of the partner and nobody’s else', async () => {
    await agreeReferral(5)
    await lend(invited)
    await price()
    const earnings = await get<OwnReferralEarnings>('partner/referral/earnings', inviter.headers)
    expect(earnings).toEqual({
      terms: { percent: 5, months: 12, valid_from: DAY },
      earned: 50,
      invited: [
        {
          name: invited.name,
          status: 'active',
          joined_day: DAY,
          until: '2027-11-19',
          loans: 1,
          earned: 50,
        },
      ],
    })
    expect(await get<ReferralPart[]>('partner/referral/parts', inviter.headers)).toMatchObject([
      { brought_by: invited.name, day: DAY, disbursed: 50_000, terms: '5 % referral', amount: 50 },
    ])
    expect(await get<OwnReferralEarnings>('partner/referral/earnings', invited.headers)).toMatchObject({
      earned: 0,
      invited: [],
    })
    expect(await get<ReferralPart[]>('partner/referral/parts', invited.headers)).toEqual([])
    expect(await get<PartnerReferrals>(`partners/${inviter.partner_id}/referrals`)).toMatchObject({
      invited_by: null,
      invited: [{ id: invited.partner_id, earned: 50 }],
    })
    expect(await get<PartnerReferrals>(`partners/${invited.partner_id}/referrals`)).toMatchObject({
      invited_by: { id: inviter.partner_id, name: inviter.name },
    })
  })

  it('says on a statement whose loan it is', async () => {
    await agreeReferral(50)
    const id = await lend(invited)
    await price()
    await call('POST', 'partner-statements/draft', { month: '2026-11' })
    const statementOf = async ({ partner_id }: BuiltPartner): Promise<number> =>
      (await get<PartnerStatement[]>(`partner-statements?partner_id=${partner_id}&state=DRAFT`))[0]
        ?.statement_id ?? 0
    const ofInviter = await statementOf(inviter)
    const line = { lender_application_id: id, brought_by: invited.name }
    expect(await get<LeftOutLine[]>(`partner-statements/${ofInviter}/left-out`)).toMatchObject([
      { ...line, amount: 150, reason: 'lender_not_paid' },
    ])
    const own = await get<LeftOutLine[]>(`partner-statements/${await statementOf(invited)}/left-out`)
    expect(own).toMatchObject([{ brought_by: null, amount: 850 }])
    await asOffice(test.db, async (tx) => {
      await lockLenderMonths(tx, lender_id)
      const part = { lender_application_id: id, tranche: 1 }
      const head = { lender_id, effective_day: DAY } as const
      await postTransactions(
        tx,
        [
          {
            ...head,
            kind: 'RECEIPT',
            source: 'receipt',
            cause: 'received',
            idempotency_key: `received:${id}`,
            entries: [
              {
                account: { kind: 'receivable', lender_id },
                amount_paise: -1_000_00,
                line: part,
                figure: 'received',
              },
              { account: { kind: 'bank' }, amount_paise: 1_000_00 },
            ],
          },
        ],
        test.clock.now(),
      )
    })
    await call('POST', 'payout-terms', {
      partner_id: inviter.partner_id,
      hold_days: 0,
      minimum: 0,
      objection_days: 7,
      tds_at: 'statement',
      valid_from: DAY,
      reason: 'Agreed in writing',
    })
    await call('POST', `partner-statements/${ofInviter}/show`)
    expect(
      await get<StatementLine[]>(`partner/statements/${ofInviter}/lines`, inviter.headers),
    ).toMatchObject([{ ...line, kind: 'share', terms: '50 % referral', terms_day: DAY, amount: 150 }])
    expect(await get(`partner-statements/${ofInviter}/lines/${id}/1`)).toMatchObject({
      percent_share: 0,
      flat_share: 0,
      referral_share: 150,
      entries: [{ figure: 'referral_share', amount: 150 }],
    })

    // What an accepted dispute of that line brings is of the same kind, and pricing leaves it.
    const { data: dispute } = await call<{ data: { dispute_id: number } }>(
      'POST',
      'partner/disputes/open',
      {
        request_id: randomUUID(),
        statement_id: ofInviter,
        lender_application_id: id,
        tranche: 1,
        text: 'The loan was larger',
      },
      inviter.headers,
    )
    const accepted = { amount: 25.5, text: 'It was' }
    await call('POST', `partner-disputes/${dispute.dispute_id}/accept`, accepted)
    await price()
    expect(await shares()).toEqual([[600, 250, 175.5]])
    expect(await balances(inviter)).toEqual({ partner_accrued: -175.5, referral_share: 175.5 })
  })
})
