import { expect, test } from 'vitest'
import { agoText } from './time-ago.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T11:59:31Z', 'now'],
  ['2026-11-23T12:00:20Z', 'now'],
  ['2026-11-23T11:56:00Z', '4 min'],
  ['2026-11-23T11:00:01Z', '59 min'],
  ['2026-11-23T11:00:00Z', '1 h'],
  ['2026-11-22T12:00:01Z', '23 h'],
  ['2026-11-22T12:00:00Z', '1 d'],
  ['2026-11-11T12:00:00Z', '12 d'],
  ['2026-11-23T15:00:00Z', 'in 3 h'],
  ['2026-12-23T12:00:00Z', 'in 30 d'],
])('%s is %s', (moment, wanted) => expect(agoText(moment, NOW)).toBe(wanted))
