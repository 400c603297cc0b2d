import type { MyData } from '@marketplace/contract/rights/my-data'
import type { Nominee } from '@marketplace/contract/rights/nominee'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealNominees } from './reseal-nominees.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const URL = '/api/my-data/nominee'
const person = { name: 'Meera Nair', relation: 'child', contact: 'meera@example.com' } as const
const save = (who: SignedInCustomer, body: object = {}) =>
  post(running.app, URL, { ...person, ...body }, who.headers)
const read = async (who: SignedInCustomer): Promise<Nominee | null> =>
  (await running.app.inject({ url: URL, headers: who.headers })).json<{ data: Nominee | null }>().data

it('names one person, who replaces another and is taken back, and tells nobody', async () => {
  const customer = await buildCustomer(running.services)
  expect(await read(customer)).toBeNull()
  expect((await save(customer)).json()).toEqual({ success: true, message: 'Your nominee is saved' })
  expect(await read(customer)).toEqual({ ...person, changed_at: '2026-11-20T06:00:00.000Z' })
  await save(customer, { name: ' Ravi Nair ', relation: 'spouse', contact: '9876543210' })
  expect(await read(customer)).toMatchObject({ name: 'Ravi Nair', relation: 'spouse', contact: '9876543210' })
  const copy = await running.app.inject({ url: '/api/my-data', headers: customer.headers })
  expect(copy.json<{ data: MyData }>().data.nominee).toMatchObject({ name: 'Ravi Nair' })
  expect(await running.db.rows(sql`select 1 from message where user_id = ${customer.user_id}`)).toEqual([])
  for (let press = 0; press < 2; press += 1)
    expect((await post(running.app, `${URL}/remove`, {}, customer.headers)).json()).toEqual({
      success: true,
      message: 'There is no nominee any more',
    })
  expect(await read(customer)).toBeNull()
})

it('is sealed, bound to its customer, and sealed anew with a new key', async () => {
  const customer = await buildCustomer(running.services)
  const other = await buildCustomer(running.services)
  await save(customer)
  await save(other, { name: 'Somebody Else' })
  const rows = await running.db.rows<{ text: string }>(sql`select nominee::text as text from nominee`)
  for (const { text } of rows) {
    expect(text).not.toContain(Buffer.from('Meera').toString('hex'))
    expect(text).not.toContain('meera@example.com')
  }
  await running.services.vault.rotate()
  expect(await resealNominees(running.services)).toBe(2)
  expect(await resealNominees(running.services)).toBe(0)
  expect(await read(customer)).toMatchObject(person)
  await running.db
    .run(sql`update nominee set sealed = (select sealed from nominee where user_id = ${other.user_id})
    where user_id = ${customer.user_id}`)
  expect((await running.app.inject({ url: URL, headers: customer.headers })).statusCode).toBe(500)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ relation: 'friend' }, 'relation'],
  [{ contact: '12345' }, 'contact'],
  [{ contact: 'meera@example' }, 'contact'],
])('%j is refused beside its field', async (change, field) => {
  const customer = await buildCustomer(running.services)
  const answer = await save(customer, change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ details: { field: string }[] }>().details.map((detail) => detail.field)).toEqual([
    field,
  ])
  expect(await read(customer)).toBeNull()
})

it('is for the customer alone', async () => {
  for (const answer of [
    await running.app.inject({ url: URL }),
    await post(running.app, URL, person),
    await post(running.app, `${URL}/remove`, {}),
  ])
    expect(answer.statusCode).toBe(401)
})
