import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { priceLenderMonth } from '../../money/ledger/price-lender-month.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { agreeTerms } from '../accounts/agree-terms.ts'
import { asOffice } from '../scope/as-partner.ts'
import { recordPartnerEvent } from './record-partner-event.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const eventsOf = (partnerId: number) =>
  asOffice(test.db, (tx) =>
    tx.rows<{ type: string; subject: string; data: Record<string, unknown> }>(
      sql`select type, subject, data from partner_event where partner_id = ${partnerId} order by at, type desc`,
    ),
  )

const deed = {
  actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } },
  ip: '127.0.0.1',
} as const

it('tells a partner each step of a loan, its money and what goes back, once', async () => {
  const { partner_id } = await buildPartner(test.services)
  const { lender_id } = await buildLender(test.db)
  await agreeTerms(test.services, deed, { partner_id, revenue_percent: 0, revenue_flat_fee: 250 })
  const rule = await test.app.inject({
    method: 'POST',
    url: '/api/lender-revenue/create',
    headers: (await buildStaff(test.services, 1)).headers,
    payload: plainRule(lender_id),
  })
  expect(rule.statusCode, rule.body).toBe(200)
  const [id = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id })
  const price = () =>
    asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month: '2026-11' }, test.clock.now()))
  const move = async (to: LenderStatus, paid: object = {}) => {
    test.clock.advance(60_000)
    await test.db.transaction(async (tx) => {
      const row = await lockLenderApplication(tx, id)
      if (row === null) throw new Error('no such application')
      const now = test.clock.now()
      await moveLenderApplication(tx, row, { to, source: 'lender', at: now, ...paid }, now)
    })
    test.clock.advance(60_000)
    await price()
    await price()
  }
  const paid = { disbursed_amount: 100_000, disbursal_date: '2026-11-20' }
  await move('DISBURSED', paid)
  await move('DISBURSED', paid)
  await move('CLAWED_BACK')

  const events = await eventsOf(partner_id)
  const number = events[0]?.subject ?? ''
  const of = { application_number: number, lender_id, product_type: 'Personal Loans' }
  const step = { type: 'application.status_changed', subject: number }
  const transaction_id = events[2]?.data['transaction_id']
  const parts = (amount: number) => [{ application_number: number, part: 1, of: 'share', amount }]
  const share = { transaction_id, day: '2026-11-20', parts_total: 1 }
  expect(events).toEqual([
    {
      ...step,
      data: { ...of, status: 'DISBURSED', status_before: 'SANCTIONED', is_correction: 0 },
    },
    {
      type: 'application.disbursed',
      subject: number,
      data: { ...of, part: 1, amount: 100_000, day: '2026-11-20' },
    },
    {
      type: 'commission.accrued',
      subject: `transaction ${String(transaction_id)}`,
      data: { ...share, entry_id: transaction_id, amount: 250, cause: 'disbursed', parts: parts(250) },
    },
    { ...step, data: { ...of, status: 'CLAWED_BACK', status_before: 'DISBURSED', is_correction: 0 } },
    {
      type: 'commission.reversed',
      subject: `transaction ${String(transaction_id)}`,
      data: {
        ...share,
        entry_id: expect.any(Number),
        amount: -250,
        cause: 'clawed_back',
        parts: parts(-250),
      },
    },
  ])
})

it('tells nobody where the fact itself is rolled back, and of a fact once', async () => {
  const { partner_id } = await buildPartner(test.services)
  const at = test.clock.now()
  const event = {
    partner_id,
    type: 'creative.expiring',
    subject: 'banner 1',
    data: { version: 2 },
    at,
  } as const
  const failing = test.db.transaction(async (tx) => {
    await recordPartnerEvent(tx, event)
    throw new Error('the fact failed')
  })
  await expect(failing).rejects.toThrow('the fact failed')
  expect(await eventsOf(partner_id)).toEqual([])
  await recordPartnerEvent(test.db, event)
  await recordPartnerEvent(test.db, event)
  await recordPartnerEvent(test.db, { ...event, fact: 'version 3' })
  expect(await eventsOf(partner_id)).toHaveLength(2)
})
