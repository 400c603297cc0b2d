import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { Problem } from './problem.ts'
import { countHits, takeBackHits } from './published.ts'
import { countHit } from './rate-limits.queries.ts'
import { spendBudget } from './rate-limits.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const start = new Date('2026-11-20T06:00:00Z')
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

it('counts a window from its first hit, says when it ends, and when a hit began it anew', async () => {
  const hit = { key: 'window', seconds: 60 }
  expect(await countHit(test.db, hit, at(0))).toEqual({
    hits: 1,
    wait_s: 60,
    began_anew: 0,
    counted_at: at(0),
  })
  expect(await countHit(test.db, hit, at(59.5))).toMatchObject({ hits: 2, wait_s: 1, began_anew: 0 })
  expect(await countHit(test.db, hit, at(60))).toMatchObject({ hits: 1, wait_s: 60, began_anew: 1 })
  expect(await countHit(test.db, hit, at(61))).toMatchObject({ hits: 2, wait_s: 59, began_anew: 0 })
})

it('counts several at once in their order, each in a window of its own length', async () => {
  const keys = [
    { key: 'z', seconds: 3_600 },
    { key: 'a', seconds: 60 },
  ]
  await countHits(test.db, keys, at(0))
  const [z, a] = await countHits(test.db, keys, at(100))
  expect([z?.hits, z?.wait_s, a?.hits, a?.wait_s]).toEqual([2, 3_500, 1, 60])
})

it('takes back what was counted, as often as it is named, and nothing of a later window', async () => {
  const hit = { key: 'given back', seconds: 60 }
  for (let n = 0; n < 3; n += 1) await countHit(test.db, hit, at(0))
  await takeBackHits(test.db, ['given back', 'given back', 'unknown'], at(0))
  expect((await countHit(test.db, hit, at(1))).hits).toBe(2)
  await takeBackHits(
    test.db,
    Array.from({ length: 9 }, () => 'given back'),
    at(1),
  )
  expect((await countHit(test.db, hit, at(2))).hits).toBe(1)
  expect((await countHit(test.db, hit, at(100))).hits).toBe(1)
  await takeBackHits(test.db, ['given back'], at(2))
  expect((await countHit(test.db, hit, at(101))).hits).toBe(2)
})

it('counts by the clock of the database, which no server’s own clock can move', async () => {
  const hit = { key: 'by the database', seconds: 60 }
  const { counted_at } = await countHit(test.db, hit, null)
  const later = await countHit(test.db, hit, null)
  expect(later.hits).toBe(2)
  expect(later.counted_at.getTime()).toBeGreaterThanOrEqual(counted_at.getTime())
})

it('loses no hit, and none waits for another for good, where many count and take back at once', async () => {
  const keys = ['one', 'two', 'three'].map((key) => ({ key: `many ${key}`, seconds: 60 }))
  const turned = keys.toReversed()
  const names = keys.map(({ key }) => key)
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      await countHits(test.db, n % 2 === 0 ? keys : turned, at(0))
      if (n % 3 === 0) await takeBackHits(test.db, n % 2 === 0 ? names : names.toReversed(), at(0))
    }),
  )
  const counted = await countHits(test.db, keys, at(1))
  expect(counted.map(({ hits }) => hits)).toEqual([41, 41, 41])
})

it('refuses what is beyond a budget, with the seconds until there is more', async () => {
  const services = { db: test.db, limitNow: () => at(10) }
  const budget = { key: 'budget', most: 1, seconds: 3_600 }
  await spendBudget(services, budget)
  const refusal: unknown = await spendBudget({ ...services, limitNow: () => at(70) }, budget).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Problem)
  expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfter: 3_540 })
})
