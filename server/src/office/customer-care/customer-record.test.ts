import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { leaveTraces, person } from '../../testing/leave-traces.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let staff: SignedInStaff
let lender_id: number
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 3)
  lender_id = (await buildLender(running.db, { slug: 'traced-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

const recordOf = async (userId: string): Promise<CustomerRecord> => {
  const url = `/api/customer-care/customer/${userId}`
  const answer = await running.app.inject({ url, headers: staff.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CustomerRecord }>().data
}

it('tells the cards, referrals and vouchers of a customer, without a code, and the facts of every loan', async () => {
  const { customer, secrets } = await leaveTraces(running, lender_id)
  const record = await recordOf(customer.user_id)
  expect(record.choices).toEqual({
    card_clicks: [
      {
        click_id: expect.any(String),
        card_name: expect.any(String),
        issuer_name: 'Example Bank Limited',
        at: '2026-11-20T06:00:00.000Z',
      },
    ],
    insurance_referrals: [
      {
        referral_id: expect.any(String),
        kind: 'Health',
        plan_name: 'Example Plan',
        insurer_name: 'Example Insurer',
        licensee_name: 'Licensed Entity',
        at: '2026-11-20T06:00:00.000Z',
        withdrawn_at: null,
      },
    ],
    voucher_claims: [
      {
        reference: expect.stringMatching(/^[0-9A-F]{8}$/),
        merchant_name: 'Example Merchant',
        value: '10 % off',
        at: '2026-11-20T06:00:00.000Z',
      },
    ],
  })
  expect(Object.fromEntries(record.facts.map(({ field, value }) => [field, value]))).toMatchObject({
    business_name: 'Zubeida Glassworks',
    business_registration_type: 'GST registration',
    gstin: '27*****0939F1ZV',
    business_pan: '*****0939F',
    gold_weight_grams: '20.5 g',
    property_value: '₹1,23,45,679',
    course_name: 'Diploma in Lantern Making',
    vehicle_price: '₹98,76,533',
  })
  const text = JSON.stringify(record)
  for (const secret of [secrets[0] ?? '', person.tin, person.gstin, person.business_pan])
    expect(text).not.toContain(secret)
  const other = await recordOf((await buildCustomer(running.services)).user_id)
  expect(other.choices).toEqual({ card_clicks: [], insurance_referrals: [], voucher_claims: [] })
})
