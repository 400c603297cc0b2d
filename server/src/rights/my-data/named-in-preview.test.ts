import type { DeletionPreview } from '@marketplace/contract/rights/my-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteByCalls } from '../../testing/delete-by-calls.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let customer: SignedInCustomer
beforeAll(async () => {
  running = await createTestApp()
  customer = await buildCustomer(running.services)
})
afterAll(() => running.close())

const preview = async (): Promise<(thing: string) => number | null | undefined> => {
  const url = '/api/my-data/deletion'
  const { data } = (await running.app.inject({ url, headers: customer.headers })).json<{
    data: DeletionPreview
  }>()
  return (thing) => [...data.goes, ...data.stays].find((one) => one.thing === thing)?.count
}

it('what stands under an e-mail that was never proved is named and not counted, and stays', async () => {
  expect((await preview())('unproved_email')).toBe(0)
  const email = 'somebody@example.com'
  const { user_id } = customer
  await running.db.run(
    sql`update customer set email = ${email}, email_verified = 0 where user_id = ${user_id}`,
  )
  await post(running.app, '/api/help-request', {
    name: 'Somebody',
    phone: '9222222222',
    email,
    description: 'Not hers',
  })
  expect((await preview())('unproved_email')).toBe(null)
  await running.db.run(sql`update customer set email_verified = 1 where user_id = ${user_id}`)
  expect((await preview())('unproved_email')).toBe(0)
  expect((await preview())('help_requests')).toBe(1)
})

it('a request to become a partner goes with its sender, and a partner’s account is named', async () => {
  const phone = customer.mobile_phone_number ?? ''
  const request = { name: 'Kiln Traders', contact_name: 'Asha', email: 'kiln@example.com', phone }
  await post(running.app, '/api/partners/request', request)
  const { partner_id } = await buildPartner(running.services)
  await asOffice(running.db, (tx) =>
    tx.run(sql`update partner set phone = ${phone} where partner_id = ${partner_id}`),
  )
  const named = await preview()
  expect([named('partner_requests'), named('partner_accounts')]).toEqual([1, 1])
  await deleteByCalls(running, customer)
  const left = await asOffice(running.db, (tx) =>
    tx.rows(sql`select partner_id from partner where phone = ${phone}`),
  )
  expect(left).toEqual([{ partner_id }])
})
