import { expect, test } from 'vitest'
import { snoozeChoices } from './snooze-times.ts'

test.each([
  ['2026-11-20T06:00:00Z', '2026-11-21T04:30:00.000Z'],
  // Past midnight in India it is the next day there already.
  ['2026-11-20T19:00:00Z', '2026-11-22T04:30:00.000Z'],
])('from %s tomorrow at ten is %s', (now, tomorrow) => {
  const choices = snoozeChoices(new Date(now))
  expect(choices.find(({ label }) => label === 'Tomorrow at 10:00')?.at).toBe(tomorrow)
  const times = choices.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(Math.min(...times)).toBeGreaterThan(Date.parse(now))
})
