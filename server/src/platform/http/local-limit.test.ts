import { expect, it } from 'vitest'
import { createLocalLimit } from './local-limit.ts'
import { Problem } from './problem.ts'

const MAX = 3
const limit = createLocalLimit(MAX)
const refusalOf = (key: string): Problem | null => {
  try {
    limit.spend(key)
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

it('lets a key through so often in its minute, and says when it may again', () => {
  for (let turn = 0; turn < MAX; turn += 1) {
    expect(limit.waitOf('one')).toBeNull()
    expect(refusalOf('one')).toBeNull()
  }
  const refusal = refusalOf('one')
  expect(refusal?.code).toBe('too_many_requests')
  expect(refusal?.retryAfter).toBeGreaterThan(0)
  expect(refusal?.retryAfter).toBeLessThanOrEqual(60)
  expect(limit.waitOf('one')).toBeGreaterThan(0)
  expect(refusalOf('other')).toBeNull()
})

it('forgets the key counted longest once there are too many', () => {
  for (let turn = 0; turn < MAX; turn += 1) limit.spend('old')
  expect(refusalOf('old')).not.toBeNull()
  for (let other = 0; other < 5_000; other += 1) limit.spend(`other ${other}`)
  expect(refusalOf('old')).toBeNull()
})
