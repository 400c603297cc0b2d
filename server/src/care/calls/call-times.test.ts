import { expect, it } from 'vitest'
import { DUTY_SILENCE_MS, later, LEASE_MS, PROMISE_MS, secondsBetween, SILENCE_MS } from './call-times.ts'

const at = new Date('2026-11-20T06:00:00Z')

it.each([
  [LEASE_MS, 900],
  [SILENCE_MS, 120],
  [DUTY_SILENCE_MS, 600],
  [PROMISE_MS, 600],
  [1_400, 1],
  [-5_000, 0],
])('%i ms later are %i seconds', (milliseconds, seconds) => {
  expect(secondsBetween(at, later(at, milliseconds))).toBe(seconds)
})
