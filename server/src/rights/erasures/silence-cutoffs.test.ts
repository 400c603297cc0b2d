import { expect, test } from 'vitest'
import { silenceCutoffs } from './silence-cutoffs.ts'

test.each([
  ['2026-11-20T06:00:00Z', '2025-10-23T06:00:00.000Z', '2023-11-23T06:00:00.000Z'],
  // Three days after 26 February is 29 February only in a leap year; three years before it there is none.
  ['2028-02-26T00:00:00Z', '2027-01-29T00:00:00.000Z', '2025-03-01T00:00:00.000Z'],
])('told on %s: silent since %s, or since %s after an application', (now, neverApplied, applied) => {
  const found = silenceCutoffs(new Date(now))
  expect(found.neverApplied.toISOString()).toBe(neverApplied)
  expect(found.applied.toISOString()).toBe(applied)
})
