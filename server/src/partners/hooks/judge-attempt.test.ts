import { describe, expect, it } from 'vitest'
import { judgeAttempt, outcomeOf, type Tried } from './judge-attempt.ts'

const now = new Date('2026-11-20T06:00:00Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000)
const answered = (status: number, retry_after: string | null = null): Tried => ({ status, retry_after })
const fresh = { tries: 0, health: { failures: 0, failing_since: null } }

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [301, 'redirected'],
  [304, 'redirected'],
  [400, 'refused'],
  [410, 'gone'],
  [429, 'later'],
  [500, 'refused'],
  [503, 'later'],
] as const)('%i is %s', (status, outcome) => {
  expect(outcomeOf(answered(status))).toBe(outcome)
})

describe('a try by the clock', () => {
  it('that is taken ends what was wrong', () => {
    const before = { tries: 4, health: { failures: 40, failing_since: later(-5_000_000) } }
    expect(judgeAttempt(answered(200), before, now, 0.5)).toEqual({
      delivery: { state: 'delivered', tries: 5, next_at: null },
      health: { failures: 0, failing_since: null, held_until: null, off_because: null },
    })
  })

  it.each<[string, Tried]>([
    ['is refused', answered(500)],
    ['is led elsewhere', answered(302)],
    ['gets no answer', { failed: 'timed_out' }],
    ['is not let out', { failed: 'address_refused' }],
  ])('that %s comes again', (_, tried) => {
    expect(judgeAttempt(tried, fresh, now, 0.5)).toEqual({
      delivery: { state: 'waiting', tries: 1, next_at: later(5) },
      health: { failures: 1, failing_since: now, held_until: null, off_because: null },
    })
  })

  it.each([
    [429, '120', 120],
    [503, '120', 120],
    [503, null, 5],
    [500, '120', 5],
    [429, '1', 5],
  ])('that is answered %i with Retry-After %s comes again in %i seconds', (status, header, seconds) => {
    expect(judgeAttempt(answered(status, header), fresh, now, 0.5).delivery.next_at).toEqual(later(seconds))
  })

  it('holds the whole endpoint from the third failure on', () => {
    const before = { tries: 0, health: { failures: 2, failing_since: later(-60) } }
    const { delivery, health } = judgeAttempt(answered(500), before, now, 0.5)
    expect(health).toEqual({
      failures: 3,
      failing_since: later(-60),
      held_until: later(10),
      off_because: null,
    })
    expect(delivery.next_at).toEqual(later(10))
  })

  it('is given up after the tenth', () => {
    const before = { tries: 9, health: { failures: 9, failing_since: later(-60) } }
    expect(judgeAttempt(answered(500), before, now, 0.5).delivery).toEqual({
      state: 'failed',
      tries: 10,
      next_at: null,
    })
  })

  it.each<[string, Tried, object, 'gone' | 'failing']>([
    ['410', answered(410), fresh, 'gone'],
    [
      'five days of failures',
      answered(500),
      { tries: 0, health: { failures: 30, failing_since: later(-5 * 86_400) } },
      'failing',
    ],
  ])('switches the endpoint off for %s', (_, tried, before, off_because) => {
    const verdict = judgeAttempt(tried, before as typeof fresh, now, 0.5)
    expect(verdict.health.off_because).toBe(off_because)
    expect(verdict.delivery).toMatchObject({ state: 'failed', next_at: null })
  })
})
