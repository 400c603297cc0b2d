import { expect, test } from 'vitest'
import { barName, barTick } from './bar-words.ts'

test.each([
  ['day', '2026-11-16', '16/11', 'Mon 16/11'],
  ['week', '2026-11-16', '16/11', '16/11/2026 – 22/11/2026'],
  ['week', '2026-12-28', '28/12', '28/12/2026 – 03/01/2027'],
  ['month', '2026-11-01', '11/2026', 'November 2026'],
] as const)('a %s from %s stands above %s and is called %s', (grain, day, tick, name) => {
  expect(barTick(day, grain)).toBe(tick)
  expect(barName(day, grain)).toBe(name)
})
