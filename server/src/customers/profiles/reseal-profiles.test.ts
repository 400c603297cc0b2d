import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { completeDetails, saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { SealedRow } from './profiles.queries.ts'
import { resealProfiles } from './reseal-profiles.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const sealedRows = () =>
  test.db.rows<SealedRow>(
    sql`select user_id, birth_date, tin, account_number, gstin, business_pan from customer order by user_id`,
  )
const keyOf = (sealed: Buffer | null): number | undefined => sealed?.readUInt32BE(1)
const masksOf = async (customer: SignedInCustomer): Promise<unknown> =>
  (
    await test.app.inject({ method: 'GET', url: `/api/user/${customer.user_id}`, headers: customer.headers })
  ).json()

it('seals everything under the newest key, in batches, and goes on where it stopped', async () => {
  const customers: SignedInCustomer[] = []
  for (let count = 0; count < 7; count += 1) {
    const customer = await buildCustomer(test.services)
    const business = completeDetails('Business Loans')
    await saveCompleteProfile(test.app, customer, count === 3 ? { account_number: null } : business)
    customers.push(customer)
  }
  await buildCustomer(test.services)
  const before = await Promise.all(customers.map(masksOf))
  const oldKey = keyOf((await sealedRows()).find(({ tin }) => tin !== null)?.tin ?? null)

  expect(await resealProfiles(test.services, 2)).toBe(0)
  await test.services.vault.rotate()

  // A value that does not open stops the run in its batch; the batches before it stay done.
  const [spoilt] = (await sealedRows()).filter(({ tin }) => tin !== null).slice(-1)
  await test.db.run(
    sql`update customer set tin = set_byte(tin, 20, get_byte(tin, 20) # 1) where user_id = ${spoilt?.user_id}`,
  )
  await expect(resealProfiles(test.services, 2)).rejects.toThrow('unable to authenticate data')
  const half = (await sealedRows()).filter(({ tin }) => tin !== null && keyOf(tin) !== oldKey).length
  expect(half).toBe(6)
  await test.db.run(
    sql`update customer set tin = set_byte(tin, 20, get_byte(tin, 20) # 1) where user_id = ${spoilt?.user_id}`,
  )

  expect(await resealProfiles(test.services, 2)).toBe(1)
  expect(await resealProfiles(test.services, 2)).toBe(0)
  for (const row of await sealedRows()) {
    const { user_id: _, ...sealed } = row
    for (const value of Object.values(sealed)) expect(keyOf(value)).not.toBe(oldKey)
  }
  expect(await Promise.all(customers.map(masksOf))).toEqual(before)
})
