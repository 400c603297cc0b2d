import { expect, it } from 'vitest'
import { ageText } from './alarm-age.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
it.each([
  ['2026-11-22T11:59:30Z', 'less than a minute'],
  ['2026-11-22T12:05:00Z', 'less than a minute'],
  ['2026-11-22T11:59:00Z', '1 minute'],
  ['2026-11-22T09:00:01Z', '2 hours'],
  ['2026-11-21T12:00:00Z', '1 day'],
  ['2026-11-01T12:00:00Z', '21 days'],
])('%s: %s', (since, text) => {
  expect(ageText(since, now)).toBe(text)
})
