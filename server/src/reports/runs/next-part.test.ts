import { countDays } from '@marketplace/contract/platform/calendar/days'
import { expect, test } from 'vitest'
import { nextPart } from './next-part.ts'

test.each([
  ['2026-11-05', '2026-11-20', ['2026-11-05 2026-11-20']],
  ['2026-10-31', '2026-11-01', ['2026-10-31 2026-10-31', '2026-11-01 2026-11-01']],
  ['2024-01-30', '2024-03-01', ['2024-01-30 2024-01-31', '2024-02-01 2024-02-29', '2024-03-01 2024-03-01']],
  ['2026-12-31', '2027-01-31', ['2026-12-31 2026-12-31', '2027-01-01 2027-01-31']],
] as const)('%s to %s', (from, to, expected) => {
  const parts: string[] = []
  let done = 0
  for (let part = nextPart({ from, to }, done); part !== null; part = nextPart({ from, to }, done)) {
    parts.push(`${part.from} ${part.to}`)
    expect(countDays(part)).toBeLessThanOrEqual(31)
    done += countDays(part)
  }
  expect(parts).toEqual(expected)
  expect(done).toBe(countDays({ from, to }))
})
