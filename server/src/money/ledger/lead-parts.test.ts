import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { priceLenderMonth } from './price-lender-month.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'

/** What a partner earned of each lead is kept (migration 149), and is what the ledger says. */

let test: TestApp
let partner: BuiltPartner
let lender_id: number
beforeAll(async () => {
  test = await createTestApp()
  ;({ lender_id } = await buildLender(test.db))
  partner = await buildPartner(test.services)
  const { headers } = await buildStaff(test.services)
  const rule = await test.app.inject({
    method: 'POST',
    url: '/api/lender-revenue/create',
    headers,
    payload: plainRule(lender_id),
  })
  expect(rule.statusCode, rule.body).toBe(200)
  await agree(60, 250)
})
afterAll(() => test.close())

const agree = (revenue_percent: number, revenue_flat_fee: number) =>
  agreeTerms(
    test.services,
    { actor: { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } }, ip: '127.0.0.1' },
    { partner_id: partner.partner_id, revenue_percent, revenue_flat_fee },
  )
const disburse = (id: number, amount: number) =>
  test.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const at = test.clock.now()
    const facts = { disbursed_amount: amount, disbursal_date: '2026-11-20' }
    return moveLenderApplication(tx, row, { to: 'DISBURSED', source: 'lender', at, ...facts }, at)
  })
const price = () =>
  asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month: '2026-11' }, test.clock.now()))
const keep = () => jobs.keep_lead_parts.run(test.services, {}, { number: 1, last: false })

const kept = () =>
  asOffice(test.db, (tx) =>
    tx.rows<{ lead_id: number; part_paise: number }>(
      sql`select lead_id, part_paise from lead_standing order by lead_id`,
    ),
  )
/** Both leads are of this partner: what its account holds is what they brought. */
const booked = () =>
  asOffice(test.db, (tx) =>
    tx.row<{ paise: number; due: number }>(sql`select coalesce(-sum(amount_paise), 0)::bigint as paise,
        (select count(*) from part_due) as due
      from ledger_entry join ledger_account using (account_id) where kind = 'partner_accrued' and partner_id = ${partner.partner_id}`),
  )

it('is kept of each lead, after a price, and after one that was taken back', async () => {
  const [first = 0, second = 0] = await buildLoans(test.db, {
    lender_id,
    count: 2,
    partner_id: partner.partner_id,
  })
  const [other = 0] = await buildLoans(test.db, { lender_id, count: 1, partner_id: partner.partner_id })
  await buildLoans(test.db, { lender_id, count: 1 })
  await disburse(first, 100_000)
  await disburse(other, 50_000)
  await price()
  expect((await booked())?.due).toBe(1)
  expect((await kept()).map(({ part_paise }) => part_paise)).toEqual([0, 0])
  await keep()
  // 60 % of 2 % and ₹250 a loan.
  expect((await kept()).map(({ part_paise }) => part_paise)).toEqual([1_450_00, 850_00])
  expect(await booked()).toEqual({ paise: 2_300_00, due: 0 })

  await disburse(second, 10_000)
  await agree(50, 100)
  await price()
  await keep()
  const parts = await kept()
  expect(parts.reduce((sum, { part_paise }) => sum + part_paise, 0)).toBe((await booked())?.paise)
  expect(parts[0]?.part_paise).not.toBe(1_450_00)

  const before = await kept()
  await asOffice(test.db, (tx) => tx.run(sql`update lead_standing set part_paise = 0`))
  await test.pool.query('call fill_lead_parts()')
  expect(await kept()).toEqual(before)
})
