import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { measureSignInToOffers } from './sign-in-to-offers.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const noon = Date.parse('2026-11-20T06:30:00Z')
const span = { from: new Date(noon - 3_600_000), to: new Date(noon + 86_400_000) }
const measure = () => measureSignInToOffers(database.db, span, null)

/** One who signed in `seconds` before their first offers at `at`. */
const journey = async (seconds: number, at = noon): Promise<void> => {
  const [start, application, user] = [randomUUID(), randomUUID(), randomUUID()]
  await database.db.run(sql`insert into journey_step (step, subject_id, at, user_id, app_id) values
    ('signed_in', ${start}, ${new Date(at - seconds * 1000)}, ${user}, null),
    ('offers_shown', ${application}, ${new Date(at)}, ${user}, ${application})`)
}

test('measures from the sign-in before the offers, of those who came in one visit', async () => {
  expect(await measure()).toEqual({ counted: 0, median_seconds: null, within_a_minute: 0 })
  for (const seconds of [45, 250, 400]) await journey(seconds)
  // The next day, and offers of another day.
  await journey(40_000)
  await journey(30, noon - 2 * 86_400_000)
  expect(await measure()).toEqual({ counted: 3, median_seconds: 250, within_a_minute: 1 })
})

test('who signs in again counts from the later time', async () => {
  const user = randomUUID()
  const application = randomUUID()
  for (const seconds of [900, 50])
    await database.db.run(sql`insert into journey_step (step, subject_id, at, user_id) values
      ('signed_in', ${randomUUID()}, ${new Date(noon - seconds * 1000)}, ${user})`)
  await database.db.run(sql`insert into journey_step (step, subject_id, at, user_id, app_id) values
    ('offers_shown', ${application}, ${new Date(noon)}, ${user}, ${application})`)
  expect((await measure()).within_a_minute).toBe(2)
})
