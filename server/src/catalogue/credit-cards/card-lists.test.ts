import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

/** A list is written out once, and is the same in every process within a second of a change. */

let database: TestDatabase
let test: BuiltApp
let other: BuiltApp
let staff: SignedInStaff
const url = '/api/get-credit-cards-data'
const soon = { timeout: 10_000, interval: 20 }

beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  const env = readEnv({ NODE_ENV: 'test', DEMO: '1' })
  const shared = { env, pool: database.pool, masterKey: randomBytes(32), web: null }
  test = await buildApp(shared)
  other = await buildApp(shared)
  staff = await buildStaff(test.services, 1)
})
afterAll(async () => {
  await test.app.close()
  await other.app.close()
  await database.drop()
})

const list = async ({ app }: Pick<BuiltApp, 'app'>, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body
const update = (category_id: string, property: string, value: unknown) =>
  test.app.inject({
    method: 'POST',
    url: '/api/update-credit-card-data',
    headers: staff.headers,
    payload: { category_id, property, value },
  })

describe.each(['customers', 'staff'])('the list of %s', (who) => {
  const headers = () => (who === 'staff' ? staff.headers : {})

  it('is read from the database once', async () => {
    await list(test, headers())
    const asked = vi.spyOn(database.pool, 'query')
    await list(test, headers())
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('shows a change to whoever made it at once, and in another process within a second', async () => {
    const { category_id, category_name } = await buildCard(database.db, { status: 1 })
    await expect.poll(() => list(other, headers()), soon).toContain(category_name)
    await update(category_id, 'category_name', `${category_name} anew`)
    expect(await list(test, headers())).toContain(`${category_name} anew`)
    await expect.poll(() => list(other, headers()), soon).toContain(`${category_name} anew`)
    await test.app.inject({
      method: 'POST',
      url: '/api/safe-delete-credit-card',
      headers: staff.headers,
      payload: { category_id },
    })
    expect(await list(test, headers())).not.toContain(category_name)
    await expect.poll(() => list(other, headers()), soon).not.toContain(category_name)
  })
})

it('is closed to an ended staff session within a second, in every process', async () => {
  const gone = await buildStaff(test.services, 3)
  for (const one of [test, other]) expect(await list(one, gone.headers)).toContain('"success":true')
  await database.db.run(sql`update session set revoked_at = now() where staff_id = ${gone.staff_id}`)
  for (const one of [test, other])
    await expect
      .poll(async () => (await one.app.inject({ url, headers: gone.headers })).statusCode, soon)
      .toBe(401)
})
