import { expect, test } from 'vitest'
import { refuseRange } from './refuse-range.ts'

test.each([
  ['2026-11-22', '2026-11-22', true],
  ['2024-02-29', '2024-03-01', true],
  ['2016-11-15', '2026-11-22', true],
  ['2016-11-14', '2026-11-22', false],
  ['1926-11-22', '2026-11-22', false],
  ['2026-11-23', '2026-11-22', false],
])('%s to %s', (from, to, isGood) => {
  if (isGood) expect(() => refuseRange({ from, to })).not.toThrow()
  else expect(() => refuseRange({ from, to })).toThrow('invalid_request')
})
